import { Children, type ReactNode, useRef } from "react";
import type { TimeSpan } from "#schemas/generated/site.ts";
import { Button } from "../ui/controls/button.tsx";
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
export function DayHours(props: DayHoursProps): ReactNode {
  const { day, openLabel = "Open", spans, id, onChange, onBlur } = props;
  const isOpen = spans.length > 0;
  const lastSpans = useRef(isOpen ? spans : [USUAL_SPAN]);

  function toggle(opens: boolean): void {
    if (!opens) lastSpans.current = spans;
    onChange(opens ? [...lastSpans.current] : []);
  }

  const renderSpan = (_: TimeSpan, index: number) => <Span {...props} index={index} />;

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
        {Children.toArray(spans.map(renderSpan))}
        {isOpen && spans.length < 2 && (
          <Button
            look="quiet"
            text="Add Hours"
            about={` on ${day}`}
            onClick={() => onChange([...spans, { opens: "", closes: "" }])}
          />
        )}
      </div>
    </>
  );
}

/** The two times of a span, and for a second one the button that removes it. */
function Span({ day, spans, index, isInvalid, onChange, onBlur }: DayHoursProps & { index: number }): ReactNode {
  const span = spans[index] ?? USUAL_SPAN;
  const name = index === 0 ? day : `${day}, hours ${index + 1}`;
  const change = (changes: Partial<TimeSpan>) => onChange(spans.with(index, { ...span, ...changes }));

  // Not while the user types, because the hour of 12 PM may come before its half of the day.
  function leaveClosingTime(): void {
    const closes = closingTime(span.closes);
    if (closes !== span.closes) change({ closes });
    onBlur?.();
  }

  const attributes = { type: "time", "aria-invalid": isInvalid || undefined } as const;
  return (
    <>
      <div className="span-inputs">
        <input
          {...attributes}
          aria-label={`${name} from`}
          value={span.opens}
          onChange={({ target }) => change({ opens: target.value })}
          onBlur={onBlur}
        />
        to
        <input
          {...attributes}
          aria-label={`${name} to`}
          value={span.closes}
          onChange={({ target }) => change({ closes: target.value })}
          onBlur={leaveClosingTime}
        />
      </div>
      {index > 0 && (
        <Button
          look="quiet"
          text="Remove"
          about={` hours ${index + 1} on ${day}`}
          onClick={() => onChange(spans.toSpliced(index, 1))}
        />
      )}
    </>
  );
}
