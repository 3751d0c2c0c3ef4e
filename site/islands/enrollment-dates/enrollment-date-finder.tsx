import { describeField, Field } from "#site/components/field/field.tsx";
import { PhoneLink } from "#site/components/phone-link/phone-link.tsx";
import { useFormValues } from "../island/use-form-values.ts";
import { CALENDAR_TYPE, type CalendarEvent, writeCalendar } from "./calendar-file.ts";
import {
  type Birthday,
  type CalendarDate,
  calendarDateOf,
  type DateSpan,
  type EnrollmentDates,
  enrollmentDates,
  formatCalendarDate,
  phaseOf,
} from "./enrollment-dates.ts";

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2000, month)).toLocaleDateString("en-US", { timeZone: "UTC", month: "long" }),
);

const MIN_BIRTH_YEAR = 1900;

const YEAR_HINT = "Four digits, such as 1962";

type EnrollmentDateFinderProps = { agency: string; phone: string };

/** Finds the Medicare dates for a month of birth. Nothing leaves the browser. */
export function EnrollmentDateFinder(props: EnrollmentDateFinderProps) {
  const { form, values, readValues } = useFormValues({ month: "", year: "", isOnFirst: "" });
  const error = checkYear(values.year);
  const isComplete = values.month !== "" && values.year.length === 4 && error === undefined;
  return (
    <>
      {/* This method makes Enter do nothing, also before the script is loaded. */}
      <form className="tool-form" method="dialog" ref={form} onInput={readValues}>
        <Field id="birth-month" label="Month of birth">
          <select {...describeField("birth-month", {})} name="month" defaultValue="" autoComplete="bday-month">
            <option value="">Select a month</option>
            {MONTHS.map((title, index) => (
              <option key={title} value={index + 1}>
                {title}
              </option>
            ))}
          </select>
        </Field>
        <Field id="birth-year" label="Year of birth" hint={YEAR_HINT} error={error}>
          <input
            type="text"
            {...describeField("birth-year", { hint: YEAR_HINT, error })}
            name="year"
            inputMode="numeric"
            maxLength={4}
            autoComplete="bday-year"
          />
        </Field>
        <label className="tool-choice">
          <input type="checkbox" name="isOnFirst" value="yes" />
          My birthday is on the 1st of the month
        </label>
      </form>
      {isComplete ? (
        <Result
          birthday={{ year: Number(values.year), month: Number(values.month), isOnFirst: values.isOnFirst !== "" }}
          today={calendarDateOf(new Date())}
          {...props}
        />
      ) : null}
    </>
  );
}

/** Returns an error for a year that is typed in full and cannot be right. */
function checkYear(year: string): string | undefined {
  if (/\D/.test(year)) return "Enter the year as four digits, such as 1962.";
  const thisYear = new Date().getFullYear();
  if (year.length < 4 || (Number(year) >= MIN_BIRTH_YEAR && Number(year) <= thisYear)) return undefined;
  return `Enter a year from ${MIN_BIRTH_YEAR} to ${thisYear}.`;
}

type ResultProps = EnrollmentDateFinderProps & { birthday: Birthday; today: CalendarDate };

function Result({ birthday, today, agency, phone }: ResultProps) {
  const dates = enrollmentDates(birthday, today);
  const { initialEnrollment, startsIfToday, generalEnrollment } = dates;
  const phase = phaseOf(initialEnrollment, today);
  const contact = `Questions: ${agency}, ${phone}. Check your dates at Medicare.gov.`;
  return (
    <div className="tool-result">
      <p className="tool-answer" role="status">
        {phase === "past" ? (
          <>Your Initial Enrollment Period ended on {formatCalendarDate(initialEnrollment.last)}.</>
        ) : (
          <>
            Your Initial Enrollment Period {phase === "open" ? "is open now:" : "will be"}{" "}
            {formatSpan(initialEnrollment)}.
          </>
        )}
      </p>
      {startsIfToday && (
        <p>
          <strong>If you sign up today, Part B starts on {formatCalendarDate(startsIfToday)}.</strong>
        </p>
      )}
      {phase === "past" ? (
        <p>
          If you do not have Part B yet, {startsIfToday ? "this" : "the next"} General Enrollment Period is{" "}
          {formatSpan(generalEnrollment)}. Part B starts in the month after you sign up, and a penalty may apply. If you
          have coverage through a current job, other dates may apply. Call us at <PhoneLink phone={phone} />.
        </p>
      ) : (
        <>
          <Starts {...dates} />
          <button className="button button-quiet" type="button" onClick={() => downloadCalendar(dates, today, contact)}>
            Add to Calendar (.ics)
          </button>
        </>
      )}
    </div>
  );
}

/** When coverage starts for a person whose first window is not over. */
function Starts({ initialEnrollment, eligible, partBStarts, medigap }: EnrollmentDates) {
  return (
    <>
      <table>
        <caption>When coverage starts</caption>
        <thead>
          <tr>
            <th scope="col">If you sign up</th>
            <th scope="col">Part B starts</th>
          </tr>
        </thead>
        <tbody>
          {partBStarts.map(({ signUp, starts }) => (
            <tr key={starts}>
              <td>{formatSpan(signUp)}</td>
              <td>{formatCalendarDate(starts)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul>
        <li>
          Part A without a premium starts on {formatCalendarDate(eligible)} if you sign up by{" "}
          {formatCalendarDate(initialEnrollment.last)}. Part A with a premium starts on the same day as Part B.
        </li>
        <li>The window for a Part D drug plan is the same: {formatSpan(initialEnrollment)}.</li>
        <li>
          If Part B starts on {formatCalendarDate(medigap.first)}, your Medigap open enrollment is {formatSpan(medigap)}
          . If Part B starts later, the six months start with it.
        </li>
      </ul>
    </>
  );
}

function formatSpan({ first, last }: DateSpan): string {
  return `${formatCalendarDate(first)} to ${formatCalendarDate(last)}`;
}

function downloadCalendar({ initialEnrollment, medigap }: EnrollmentDates, today: CalendarDate, contact: string): void {
  const events: CalendarEvent[] = [
    {
      date: initialEnrollment.first,
      title: "Medicare: Initial Enrollment Period opens",
      description: `You can sign up for Medicare until ${formatCalendarDate(initialEnrollment.last)}.\n${contact}`,
    },
    {
      date: initialEnrollment.last,
      title: "Medicare: last day of the Initial Enrollment Period",
      description: `After today, a penalty may apply.\n${contact}`,
    },
    {
      date: medigap.last,
      title: "Medigap: open enrollment ends",
      description: `If your Part B started on ${formatCalendarDate(medigap.first)}.\n${contact}`,
    },
  ];
  const ahead = events.filter(({ date }) => date >= today);
  const url = URL.createObjectURL(new Blob([writeCalendar(ahead, new Date())], { type: CALENDAR_TYPE }));
  Object.assign(document.createElement("a"), { href: url, download: "medicare-dates.ics" }).click();
  URL.revokeObjectURL(url);
}
