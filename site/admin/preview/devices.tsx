import { type ReactNode, useId } from "react";

/** A screen to preview a page on, in CSS pixels. */
export interface Device {
  label: string;
  width: number;
  height: number;
}

export const PHONE: Device = { label: "Phone", width: 390, height: 844 };
const TABLET: Device = { label: "Tablet", width: 768, height: 1024 };
export const DESKTOP: Device = { label: "Desktop", width: 1280, height: 800 };

interface DeviceChoiceProps {
  device: Device;
  onChange(device: Device): void;
}

/** A choice of the screen size of a preview. */
export function DeviceChoice({ device, onChange }: DeviceChoiceProps): ReactNode {
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
