import { useState } from "react";
import { type Theme, useTheme } from "../theme";
import { chime } from "./attention";
import { Dialog } from "./Dialog";
import { type Settings, useSettings } from "./settings";

const PACES: [Settings["pace"], string][] = [
  ["slow", "Slowly"],
  ["normal", "At an easy pace"],
  ["fast", "Fast"],
  ["off", "At once, without motion"],
];
const CONFIRMS: [Settings["confirm"], string][] = [
  ["never", "Never"],
  ["turn", "For the last action of a turn"],
  ["always", "For every choice"],
];
const THEMES: [Theme, string][] = [
  ["system", "Match system"],
  ["light", "Light"],
  ["dark", "Dark"],
];

export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const [settings, set] = useSettings();
  const [theme, setTheme] = useTheme();
  const [refused, setRefused] = useState(false);
  const notify = async (wanted: boolean) => {
    setRefused(false);
    if (!wanted) return set({ notify: false });
    const allowed = "Notification" in window && (await Notification.requestPermission()) === "granted";
    setRefused(!allowed);
    set({ notify: allowed });
  };
  return (
    <Dialog title="Settings" onClose={onClose}>
      <div className="settings">
        <Pick label="Show what happens" options={PACES} value={settings.pace} onPick={(pace) => set({ pace })} />
        <Pick label="Ask me to confirm" options={CONFIRMS} value={settings.confirm} onPick={(confirm) => set({ confirm })} />
        <Pick label="Colors" options={THEMES} value={theme} onPick={setTheme} />
        <Switch label="Pressing an option’s key takes it at once" on={settings.quick} onSwitch={(quick) => set({ quick })} />
        <Switch
          label="A sound when it is my decision"
          on={settings.sound}
          onSwitch={(sound) => {
            set({ sound });
            if (sound) chime();
          }}
        />
        <Switch
          label="A notification when it is my decision and I am elsewhere"
          on={settings.notify}
          onSwitch={(on) => void notify(on)}
        />
        {refused && (
          <p role="alert">Your browser does not allow notifications from this page; you can change that in its settings.</p>
        )}
        <p className="dim">These settings are kept in this browser.</p>
      </div>
    </Dialog>
  );
}

function Pick<T extends string>({
  label,
  options,
  value,
  onPick,
}: {
  label: string;
  options: [T, string][];
  value: T;
  onPick: (value: T) => void;
}) {
  return (
    <label className="setting">
      <span>{label}</span>
      <select value={value} onChange={(event) => onPick(event.target.value as T)}>
        {options.map(([word, text]) => (
          <option key={word} value={word}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function Switch({ label, on, onSwitch }: { label: string; on: boolean; onSwitch: (on: boolean) => void }) {
  return (
    <label className="setting">
      <span>{label}</span>
      <input type="checkbox" checked={on} onChange={(event) => onSwitch(event.target.checked)} />
    </label>
  );
}
