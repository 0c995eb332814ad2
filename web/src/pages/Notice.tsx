import type { ReactNode } from "react";
import { Go } from "../route";
import { useTitle } from "./title";
import "./pages.css";

type Way = { text: string; to: string } | { text: string; run: () => void };

/** A page that has only one thing to say, and a way on from there. */
export function Notice({ title, action, children }: { title: string; action?: Way; children?: ReactNode }) {
  useTitle(title);
  return (
    <section className="notice panel" role="alert">
      <h1>{title}</h1>
      <p>{children}</p>
      {action &&
        ("to" in action ? (
          <Go to={action.to} className="button primary">
            {action.text}
          </Go>
        ) : (
          <button type="button" className="primary" onClick={action.run}>
            {action.text}
          </button>
        ))}
    </section>
  );
}
