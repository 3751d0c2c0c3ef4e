/** Dates of the first enrollment in Medicare. Months are counted from year 0, so that they can be added. */

/** A day as in calendars: `2027-03-01`. */
export type CalendarDate = string;

export interface Birthday {
  year: number;
  /** 1 is January. */
  month: number;
  /** True for a birthday on the first of a month: the law counts that person as 65 on the day before. */
  isOnFirst: boolean;
}

export type DateSpan = { first: CalendarDate; last: CalendarDate };
export type EnrollmentDates = ReturnType<typeof enrollmentDates>;

const ELIGIBILITY_AGE = 65;
const MONTHS_BEFORE = 3;
const MONTHS_AFTER = 3;
const MEDIGAP_MONTHS = 6;
const GENERAL_ENROLLMENT_MONTHS = 3;

/** Returns the enrollment dates of a person who becomes eligible for Medicare at 65, without those that are past. */
export function enrollmentDates({ year, month, isOnFirst }: Birthday, today: CalendarDate) {
  const eligible = (year + ELIGIBILITY_AGE) * 12 + month - 1 - (isOnFirst ? 1 : 0);
  const opens = eligible - MONTHS_BEFORE;
  const closes = eligible + MONTHS_AFTER;
  const lateMonths = Array.from({ length: MONTHS_AFTER + 1 }, (_, index) => eligible + index);
  const starts = [
    { signUp: spanOf(opens, eligible - 1), month: eligible },
    ...lateMonths.map((late) => ({ signUp: spanOf(late, late), month: late + 1 })),
  ].filter(({ signUp }) => phaseOf(signUp, today) !== "past");
  const thisMonth = monthOf(today);
  const january = thisMonth - (thisMonth % 12);
  const isGeneral = thisMonth < january + GENERAL_ENROLLMENT_MONTHS;
  const general = isGeneral ? january : january + 12;
  // After the first window, Part B starts in the month after the sign-up in a General Enrollment Period.
  const first = starts[0]?.month ?? (isGeneral ? thisMonth : general) + 1;
  return {
    /** Initial Enrollment Period: seven months around the month of turning 65. 42 CFR 407.14, for Part D 42 CFR 423.38(a). */
    initialEnrollment: spanOf(opens, closes),
    /** First day on which Part B and Part A without a premium can start. */
    eligible: firstDay(eligible),
    /** Start of Part B by the months in which a person can still sign up. 42 CFR 407.25, as of 2023. */
    partBStarts: starts.map(({ signUp, month }) => ({ signUp, starts: firstDay(month) })),
    /** Start of Part B for a person who signs up today. Undefined if no enrollment period is open. */
    startsIfToday: thisMonth < opens || (starts.length === 0 && !isGeneral) ? undefined : firstDay(first),
    /** First General Enrollment Period that is not over: January to March. 42 CFR 407.15. */
    generalEnrollment: spanOf(general, general + GENERAL_ENROLLMENT_MONTHS - 1),
    /** Medigap open enrollment if Part B starts on the first day still possible. 42 U.S.C. 1395ss(s)(2)(A). */
    medigap: spanOf(first, first + MEDIGAP_MONTHS - 1),
  };
}

/** Returns where a day is in relation to a span. */
export function phaseOf({ first, last }: DateSpan, today: CalendarDate): "ahead" | "open" | "past" {
  if (today < first) return "ahead";
  return today <= last ? "open" : "past";
}

export function calendarDateOf(date: Date): CalendarDate {
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, "0"))
    .join("-");
}

/** Formats a day as in "March 1, 2027". */
export function formatCalendarDate(date: CalendarDate): string {
  return new Date(date).toLocaleDateString("en-US", { timeZone: "UTC", dateStyle: "long" });
}

function spanOf(firstMonth: number, lastMonth: number): DateSpan {
  // Day 0 of a month is the last day of the month before.
  return { first: firstDay(firstMonth), last: dayOf(lastMonth + 1, 0) };
}

function monthOf(date: CalendarDate): number {
  const [year = 0, month = 0] = date.split("-").map(Number);
  return year * 12 + month - 1;
}

function firstDay(month: number): CalendarDate {
  return dayOf(month, 1);
}

function dayOf(month: number, day: number): CalendarDate {
  return new Date(Date.UTC(Math.floor(month / 12), month % 12, day)).toISOString().slice(0, 10);
}
