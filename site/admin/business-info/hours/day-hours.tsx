import { Fragment, type ReactNode, useRef } from "react";
import type { TimeSpan } from "#schemas/generated/site.ts";
import { closingTime, USUAL_SPAN } from "./hours-values.ts";

interface DayHoursProps {
  /** The day in the names of the controls, such as "Monday". */
  day: string;
  /** The choice for a day with hours. */
  openLabel?: string;
  spans: readonly TimeSpan[];
  /** The ID of the first control. */
  id?: string;
  isInvalid: boolean;
  onChange(spans: TimeSpan[]): void;
  onBlur?: (() => void) | undefined;
}

/** The hours of one day: open or closed, and from when to when. */
export function DayHours({
  day,
  openLabel = "Open",
  spans,
  id,
  isInvalid,
  onChange,
  onBlur,
}: DayHoursProps): ReactNode {
  const isOpen = spans.length > 0;
  const lastSpans = useRef(isOpen ? spans : [USUAL_SPAN]);

  function toggle(opens: boolean): void {
    if (!opens) lastSpans.current = spans;
    onChange(opens ? [...lastSpans.current] : []);
  }

  return (
    <>
      <select
        className="day-open"
        id={id}
        aria-label={`Open or closed on ${day}`}
        value={isOpen ? "open" : "closed"}
        onChange={({ target }) => toggle(target.value === "open")}
        onBlur={onBlur}
      >
        <option value="open">{openLabel}</option>
        <option value="closed">Closed</option>
      </select>
      <div className="day-spans">
        {spans.map((span, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: spans have no other identity
          <Fragment key={index}>
            <SpanInputs
              name={index === 0 ? day : `${day}, hours ${index + 1}`}
              span={span}
              isInvalid={isInvalid}
              onChange={(change) =>
                onChange(spans.map((other, place) => (place === index ? { ...span, ...change } : other)))
              }
              onBlur={onBlur}
            />
            {index > 0 && (
              <button
                className="button quiet"
                type="button"
                onClick={() => onChange(spans.filter((other) => other !== span))}
              >
                Remove
                <span className="visually-hidden">
                  {" "}
                  hours {index + 1} on {day}
                </span>
              </button>
            )}
          </Fragment>
        ))}
        {isOpen && spans.length < 2 && (
          <button
            className="button quiet"
            type="button"
            onClick={() => onChange([...spans, { opens: "", closes: "" }])}
          >
            Add Hours<span className="visually-hidden"> on {day}</span>
          </button>
        )}
      </div>
    </>
  );
}

interface SpanInputsProps {
  name: string;
  span: TimeSpan;
  isInvalid: boolean;
  onChange(change: Partial<TimeSpan>): void;
  onBlur: (() => void) | undefined;
}

function SpanInputs({ name, span, isInvalid, onChange, onBlur }: SpanInputsProps): ReactNode {
  // Not while the user types, because the hour of 12 PM may come before its half of the day.
  function leaveClosingTime(): void {
    const closes = closingTime(span.closes);
    if (closes !== span.closes) onChange({ closes });
    onBlur?.();
  }

  return (
    <div className="span-inputs">
      <input
        type="time"
        aria-label={`${name} from`}
        aria-invalid={isInvalid || undefined}
        value={span.opens}
        onChange={({ target }) => onChange({ opens: target.value })}
        onBlur={onBlur}
      />
      to
      <input
        type="time"
        aria-label={`${name} to`}
        aria-invalid={isInvalid || undefined}
        value={span.closes}
        onChange={({ target }) => onChange({ closes: target.value })}
        onBlur={leaveClosingTime}
      />
    </div>
  );
}
