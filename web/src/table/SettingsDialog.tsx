import { useState } from "react";
import { useTheme } from "../theme";
import { chime } from "./attention";
import { Dialog } from "./Dialog";
import { useSettings } from "./settings";
import { TEXTS } from "./texts";

const SETTINGS = TEXTS.settings;

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
    <Dialog title={SETTINGS.title} onClose={onClose}>
      <div className="settings">
        <Pick label={SETTINGS.pace} options={SETTINGS.paces} value={settings.pace} onPick={(pace) => set({ pace })} />
        <Pick
          label={SETTINGS.confirm}
          options={SETTINGS.confirms}
          value={settings.confirm}
          onPick={(confirm) => set({ confirm })}
        />
        <Pick label={SETTINGS.theme} options={SETTINGS.themes} value={theme} onPick={setTheme} />
        <Switch label={SETTINGS.quick} on={settings.quick} onSwitch={(quick) => set({ quick })} />
        <Switch
          label={SETTINGS.sound}
          on={settings.sound}
          onSwitch={(sound) => {
            set({ sound });
            if (sound) chime();
          }}
        />
        <Switch label={SETTINGS.notify} on={settings.notify} onSwitch={(on) => void notify(on)} />
        {refused && <p role="alert">{SETTINGS.refused}</p>}
        <p className="dim">{SETTINGS.kept}</p>
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
  options: Record<T, string>;
  value: T;
  onPick: (value: T) => void;
}) {
  return (
    <label className="setting">
      <span>{label}</span>
      <select value={value} onChange={(event) => onPick(event.target.value as T)}>
        {(Object.keys(options) as T[]).map((word) => (
          <option key={word} value={word}>
            {options[word]}
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
