import { type ChangeEvent, Children, useRef } from "react";
import { describeHours, groupDays, WEEKDAY_KEYS, type Weekday, weekOf } from "#content/facts/office-hours.ts";
import type { Holiday, Hours, TimeSpan, WeekHours } from "#schemas/generated/site.ts";
import type { JsonValue, Pointer } from "#schemas/json.ts";
import { titleCase } from "#schemas/page-source.ts";
import { FindingsWithin } from "#site/admin/form/fields/field-row.tsx";
import { useErrorCount } from "#site/admin/form/state/findings.ts";
import type { ControlProps } from "#site/admin/ui/controls/control.ts";
import { Button } from "../ui/controls/button.tsx";
import { closingTime, copyMonday, USUAL_SPAN, withWeek } from "./hours-values.ts";

export function HoursControl(props: ControlProps<Hours>) {
  const { id, name: pointer, value: hours = {}, onChange, onBlur, ...attributes } = props;
  const week = weekOf(hours) ?? {};
  const setWeek = (days: WeekHours) => onChange(withWeek(hours, days));
  return (
    // A legend would repeat the label of the field.
    <fieldset className="hours-control" aria-label="Office hours" aria-describedby={attributes["aria-describedby"]}>
      {hours.days === undefined && <WordedHours hours={hours} onUse={() => setWeek(week)} />}
      <ul className="day-rows">
        {WEEKDAY_KEYS.map((day, index) => (
          <DayRow
            key={day}
            day={day}
            pointer={`${pointer as Pointer}/days/${day}`}
            spans={week[day] ?? []}
            {...(index === 0 && { id })}
            onChange={(spans) => setWeek({ ...week, [day]: spans })}
            onBlur={onBlur}
          />
        ))}
      </ul>
      <p className="actions">
        <Button look="secondary" text="Copy Monday to Weekdays" onClick={() => setWeek(copyMonday(week))} />
      </p>
      {hours.days !== undefined && isComplete(week) && <p className="field-hint">Pages show: {describeWeek(week)}</p>}
      <HolidayList
        pointer={`${pointer as Pointer}/holidays`}
        holidays={hours.holidays ?? []}
        onChange={(holidays) => onChange({ ...hours, holidays })}
        onBlur={onBlur}
      />
    </fieldset>
  );
}

HoursControl.shownFindings = /^\/offices\/\d+\/hours\/(?:days\/\w+|holidays\/\d+)(?:\/|$)/;

interface DayRowProps extends Pick<DayHoursProps, "spans" | "id" | "onChange" | "onBlur"> {
  day: Weekday;
  pointer: Pointer;
}

function DayRow({ day, pointer, spans, ...actions }: DayRowProps) {
  const title = titleCase(day);
  const isInvalid = useErrorCount(pointer) > 0;
  return (
    <li>
      <span className="day-name" aria-hidden="true">
        {title}
      </span>
      <DayHours {...{ spans, isInvalid }} day={title} {...actions} />
      <FindingsWithin pointer={pointer} value={spans as unknown as JsonValue} />
    </li>
  );
}

/** Checks that no time is still missing. */
function isComplete(week: WeekHours): boolean {
  return groupDays(week).every(({ spans }) => spans.every(({ opens, closes }) => opens !== "" && closes !== ""));
}

function describeWeek(week: WeekHours): string {
  const { display, weekend } = describeHours(week);
  return `${display}, weekends ${weekend}`;
}

/** Explains that the hours are written in words, and offers to replace the words by the table. */
function WordedHours({ hours: { display, structured }, onUse }: { hours: Hours; onUse(): void }) {
  if (display === undefined && structured === undefined) return null;
  return (
    <div className="worded-hours">
      <p>
        {display !== undefined && <>Pages show “{display}”. </>}
        {structured !== undefined && <>Search engines read “{structured}”. </>}
        Check the table below and publish it, and both will show the same hours.
      </p>
      <Button look="secondary" text="Use These Hours" onClick={onUse} />
    </div>
  );
}

interface HolidayListProps {
  pointer: Pointer;
  holidays: readonly Holiday[];
  onChange(holidays: Holiday[]): void;
  onBlur?: (() => void) | undefined;
}

function HolidayList({ pointer, holidays, onChange, onBlur }: HolidayListProps) {
  const list = useRef<HTMLFieldSetElement>(null);

  function remove(index: number): void {
    onChange(holidays.toSpliced(index, 1));
    list.current?.querySelector<HTMLElement>(".add-holiday")?.focus();
  }

  const renderRow = (holiday: Holiday, index: number) => (
    <HolidayRow
      pointer={`${pointer}/${index}`}
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
  pointer: Pointer;
  index: number;
  holiday: Holiday;
  onChange(holiday: Holiday): void;
  onRemove(): void;
  onBlur: (() => void) | undefined;
}

function HolidayRow({ pointer, index, holiday, onChange, onRemove, onBlur }: HolidayRowProps) {
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
function DayHours(props: DayHoursProps) {
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
function Span({ day, spans, index, isInvalid, onChange, onBlur }: DayHoursProps & { index: number }) {
  const span = spans[index] ?? USUAL_SPAN;
  const name = index === 0 ? day : `${day}, hours ${index + 1}`;
  const change = (changes: Partial<TimeSpan>) => onChange(spans.with(index, { ...span, ...changes }));

  // Not while the user types, because the hour of 12 PM may come before its half of the day.
  function leaveClosingTime(): void {
    const closes = closingTime(span.closes);
    if (closes !== span.closes) change({ closes });
    onBlur?.();
  }

  const inputOf = (part: "opens" | "closes") => ({
    type: "time",
    "aria-invalid": isInvalid || undefined,
    value: span[part],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change({ [part]: target.value }),
  });
  return (
    <>
      <div className="span-inputs">
        <input {...inputOf("opens")} aria-label={`${name} from`} onBlur={onBlur} />
        to
        <input {...inputOf("closes")} aria-label={`${name} to`} onBlur={leaveClosingTime} />
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
