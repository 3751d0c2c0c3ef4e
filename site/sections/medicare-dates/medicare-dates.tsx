import { Fragment } from "react";
import { Section } from "#site/components/section/section.tsx";
import { EnrollmentDateFinder } from "#site/islands/enrollment-dates/enrollment-date-finder.tsx";
import { Island } from "#site/islands/island/island.tsx";
import type { PageSectionProps } from "#site/page-model/page-model.ts";

/** Rules for a person who turns 65, for visitors without scripts and for everyone who wants to check a date. */
const PART_B_STARTS: readonly (readonly [signUp: string, starts: string])[] = [
  ["In the three months before the month you turn 65", "The first day of the month you turn 65"],
  ["In the month you turn 65, or in the three months after it", "The first day of the month after you sign up"],
  ["Later, from January 1 to March 31", "The first day of the month after you sign up"],
];

/** Regulations and pages that the dates follow. */
const SOURCES: readonly (readonly [title: string, url: string])[] = [
  [
    "Medicare.gov: When Does Coverage Start?",
    "https://www.medicare.gov/basics/get-started-with-medicare/sign-up/when-does-medicare-coverage-start",
  ],
  ["42 CFR 407.14", "https://www.ecfr.gov/current/title-42/section-407.14"],
  ["407.15", "https://www.ecfr.gov/current/title-42/section-407.15"],
  ["407.25", "https://www.ecfr.gov/current/title-42/section-407.25"],
  ["423.38", "https://www.ecfr.gov/current/title-42/section-423.38"],
  ["42 U.S.C. 1395ss(s)(2)(A)", "https://www.law.cornell.edu/uscode/text/42/1395ss"],
];

/** Tool that finds a visitor's enrollment dates, the rules behind it, and their sources. */
export function MedicareDates({ content, page: { site } }: PageSectionProps<"medicareDates">) {
  const contact = { agency: site.name, phone: site.phone };
  return (
    <Section name="medicare-dates" title={content.title} description={content.description}>
      <div className="tool">
        <Island name="enrollment-dates" component={EnrollmentDateFinder} props={contact} when="interaction" />
      </div>
      <div className="tool-facts">
        <table>
          <caption>The rules for people who turn 65</caption>
          <thead>
            <tr>
              <th scope="col">When you sign up</th>
              <th scope="col">When Part B starts</th>
            </tr>
          </thead>
          <tbody>
            {PART_B_STARTS.map(([signUp, starts]) => (
              <tr key={signUp}>
                <td>{signUp}</td>
                <td>{starts}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          The first window has seven months: three before the month you turn 65, that month, and three after it. For a
          birthday on the 1st, everything is one month earlier. The window for Part D is the same. Medigap open
          enrollment is six months, from the month in which you are 65 and have Part B.
        </p>
        <p className="tool-sources">
          Sources:{" "}
          {SOURCES.map(([title, url], index) => (
            <Fragment key={url}>
              {index > 0 && ", "}
              <a href={url}>{title}</a>
            </Fragment>
          ))}
          . Medicare and Social Security decide. Confirm your dates with them before you rely on them.
        </p>
      </div>
    </Section>
  );
}
