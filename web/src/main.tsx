import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App";
import { showRememberedTheme } from "./theme";

showRememberedTheme();
const place = document.getElementById("page");
if (place) {
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
