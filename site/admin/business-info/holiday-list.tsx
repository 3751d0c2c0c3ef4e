import { Children, type ReactNode, useRef } from "react";
import type { Holiday } from "#schemas/generated/site.ts";
import type { JsonValue } from "#schemas/json.ts";
import { FindingsWithin } from "../form/fields/field-findings.tsx";
import { useErrorCount } from "../form/state/findings.ts";
import { Button } from "../ui/controls/button.tsx";
import { DayHours } from "./day-hours.tsx";

interface HolidayListProps {
  holidays: readonly Holiday[];
  onChange(holidays: Holiday[]): void;
  onBlur?: (() => void) | undefined;
}

export function HolidayList({ holidays, onChange, onBlur }: HolidayListProps): ReactNode {
  const list = useRef<HTMLFieldSetElement>(null);

  function remove(index: number): void {
    onChange(holidays.toSpliced(index, 1));
    list.current?.querySelector<HTMLElement>(".add-holiday")?.focus();
  }

  const renderRow = (holiday: Holiday, index: number) => (
    <HolidayRow
      index={index}
      holiday={holiday}
      onChange={(changed) => onChange(holidays.with(index, changed))}
      onRemove={() => remove(index)}
      onBlur={onBlur}
    />
  );

  return (
    <fieldset className="holiday-list" ref={list}>
      <legend>Holidays</legend>
      <p className="field-hint">
        Days on which the office is closed or has other hours. The contact page lists the next four.
      </p>
      {holidays.length > 0 && <ul className="lines">{Children.toArray(holidays.map(renderRow))}</ul>}
      <Button
        look="secondary"
        className="add-holiday"
        text="Add Holiday"
        onClick={() => onChange([...holidays, { name: "", date: "" }])}
      />
    </fieldset>
  );
}

interface HolidayRowProps {
  index: number;
  holiday: Holiday;
  onChange(holiday: Holiday): void;
  onRemove(): void;
  onBlur: (() => void) | undefined;
}

function HolidayRow({ index, holiday, onChange, onRemove, onBlur }: HolidayRowProps): ReactNode {
  const pointer = `/hours/holidays/${index}`;
  const isInvalid = useErrorCount(`${pointer}/spans`) > 0;
  const name = holiday.name || `Holiday ${index + 1}`;
  const { until: _, ...oneDay } = holiday;
  const { spans = [], ...closed } = holiday;
  const fields = [
    { part: "name", type: "text", label: "Name", of: `holiday ${index + 1}` },
    { part: "date", type: "date", label: "Day", of: name },
    { part: "until", type: "date", label: "Last day", of: name },
  ] as const;
  return (
    <li>
      <div className="holiday-row">
        {fields.map(({ part, type, label, of }) => (
          <label key={part} className="field">
            <span>
              {label} <span className="visually-hidden">of {of} </span>
              {part === "until" && "(optional)"}
            </span>
            <input
              type={type}
              autoComplete="off"
              value={holiday[part] ?? ""}
              onChange={({ target: { value } }) =>
                onChange(part === "until" && value === "" ? oneDay : { ...holiday, [part]: value })
              }
              onBlur={onBlur}
            />
          </label>
        ))}
        <div className="holiday-hours">
          <DayHours
            day={name}
            openLabel="Other hours"
            spans={spans}
            isInvalid={isInvalid}
            onChange={(changed) => onChange(changed.length === 0 ? closed : { ...closed, spans: changed })}
            onBlur={onBlur}
          />
          <Button look="quiet" text="Remove" about={` ${name}`} onClick={onRemove} />
        </div>
        <FindingsWithin pointer={pointer} value={holiday as unknown as JsonValue} />
      </div>
    </li>
  );
}
