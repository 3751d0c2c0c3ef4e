import type { ReactNode } from "react";
import { describeHours, groupDays, WEEKDAY_KEYS, WEEKDAYS, type Weekday, weekOf } from "#content/facts/office-hours.ts";
import type { Hours, WeekHours } from "#schemas/generated/site.ts";
import type { JsonValue } from "#schemas/json.ts";
import { FindingsWithin } from "#site/admin/form/fields/field-findings.tsx";
import { useErrorCount } from "#site/admin/form/state/findings.ts";
import type { ControlProps } from "#site/admin/ui/controls/control.ts";
import { Button } from "../ui/controls/button.tsx";
import { DayHours } from "./day-hours.tsx";
import { HolidayList } from "./holiday-list.tsx";
import { copyMonday, withWeek } from "./hours-values.ts";

export function HoursControl(props: ControlProps<Hours>): ReactNode {
  const { id, value: hours = {}, onChange, onBlur, ...attributes } = props;
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
        holidays={hours.holidays ?? []}
        onChange={(holidays) => onChange({ ...hours, holidays })}
        onBlur={onBlur}
      />
    </fieldset>
  );
}

HoursControl.shownFindings = /^\/hours\/(?:days\/\w+|holidays\/\d+)(?:\/|$)/;

type DayRowProps = { day: Weekday } & Pick<Parameters<typeof DayHours>[0], "spans" | "id" | "onChange" | "onBlur">;

function DayRow({ day, spans, ...actions }: DayRowProps): ReactNode {
  const { title } = WEEKDAYS[day];
  const pointer = `/hours/days/${day}`;
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
function WordedHours({ hours: { display, structured }, onUse }: { hours: Hours; onUse(): void }): ReactNode {
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
