import { type ReactNode, useRef } from "react";
import type { Holiday } from "#schemas/generated/site.ts";
import type { JsonValue } from "#schemas/json.ts";
import { FindingsWithin } from "#site/admin/form/fields/field-findings.tsx";
import { useErrorCount } from "#site/admin/form/state/findings.ts";
import { DayHours } from "./day-hours.tsx";

interface HolidayListProps {
  holidays: readonly Holiday[];
  onChange(holidays: Holiday[]): void;
  onBlur?: (() => void) | undefined;
}

/** The days on which the office is closed or has other hours. */
export function HolidayList({ holidays, onChange, onBlur }: HolidayListProps): ReactNode {
  const list = useRef<HTMLFieldSetElement>(null);

  function replace(index: number, holiday: Holiday): void {
    onChange(holidays.map((other, position) => (position === index ? holiday : other)));
  }

  function remove(index: number): void {
    onChange(holidays.filter((_, position) => position !== index));
    list.current?.querySelector<HTMLElement>(".add-holiday")?.focus();
  }

  return (
    <fieldset className="holiday-list" ref={list}>
      <legend>Holidays</legend>
      <p className="field-hint">
        Days on which the office is closed or has other hours. The contact page lists the next four.
      </p>
      {holidays.length > 0 && (
        <ul className="lines">
          {holidays.map((holiday, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a holiday has no identity while its name is typed
            <li key={index}>
              <HolidayRow
                index={index}
                holiday={holiday}
                onChange={(changed) => replace(index, changed)}
                onRemove={() => remove(index)}
                onBlur={onBlur}
              />
            </li>
          ))}
        </ul>
      )}
      <button
        className="button secondary add-holiday"
        type="button"
        onClick={() => onChange([...holidays, { name: "", date: "" }])}
      >
        Add Holiday
      </button>
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
  const number = index + 1;
  const pointer = `/hours/holidays/${index}`;
  const isInvalid = useErrorCount(`${pointer}/spans`) > 0;
  const name = holiday.name || `Holiday ${number}`;
  const { until, ...oneDay } = holiday;
  const { spans = [], ...closed } = holiday;
  return (
    <div className="holiday-row">
      <label className="field">
        <span>
          Name <span className="visually-hidden">of holiday {number}</span>
        </span>
        <input
          type="text"
          autoComplete="off"
          value={holiday.name}
          onChange={({ target }) => onChange({ ...holiday, name: target.value })}
          onBlur={onBlur}
        />
      </label>
      <label className="field">
        <span>
          Day <span className="visually-hidden">of {name}</span>
        </span>
        <input
          type="date"
          value={holiday.date}
          onChange={({ target }) => onChange({ ...holiday, date: target.value })}
          onBlur={onBlur}
        />
      </label>
      <label className="field">
        <span>
          Last day <span className="visually-hidden">of {name} </span>(optional)
        </span>
        <input
          type="date"
          value={until ?? ""}
          onChange={({ target }) => onChange(target.value === "" ? oneDay : { ...holiday, until: target.value })}
          onBlur={onBlur}
        />
      </label>
      <div className="holiday-hours">
        <DayHours
          day={name}
          openLabel="Other hours"
          spans={spans}
          isInvalid={isInvalid}
          onChange={(changed) => onChange(changed.length === 0 ? closed : { ...closed, spans: changed })}
          onBlur={onBlur}
        />
        <button className="button quiet" type="button" onClick={onRemove}>
          Remove<span className="visually-hidden"> {name}</span>
        </button>
      </div>
      <FindingsWithin pointer={pointer} value={holiday as unknown as JsonValue} />
    </div>
  );
}
