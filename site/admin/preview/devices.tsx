import { useId } from "react";

/** A size in CSS pixels. */
export type Size = { width: number; height: number };

export type Device = Size & { label: string };

export const PHONE: Device = { label: "Phone", width: 390, height: 844 };
const TABLET: Device = { label: "Tablet", width: 768, height: 1024 };
export const DESKTOP: Device = { label: "Desktop", width: 1280, height: 800 };

export function DeviceChoice({ device, onChange }: { device: Device; onChange(device: Device): void }) {
  const name = useId();
  return (
    <fieldset className="choices">
      <legend className="visually-hidden">Screen size</legend>
      {[PHONE, TABLET, DESKTOP].map((choice) => (
        <label key={choice.label}>
          <input type="radio" name={name} checked={choice === device} onChange={() => onChange(choice)} />
          {choice.label}
          <span className="choice-detail">
            {" "}
            {choice.width} × {choice.height}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Returns the size of a screen, and the scale at which it fits in a space. */
export function fitScreen(device: Size, space: Size, isWhole: boolean): Size & { scale: number } {
  const widthScale = Math.min(1, space.width / device.width);
  const scale = isWhole ? Math.min(widthScale, space.height / device.height) : widthScale;
  return { width: device.width, height: isWhole ? device.height : space.height / scale, scale };
}
