import type { ReactNode } from "react";
import { formatHolidayDays, formatSpans } from "#content/facts/office-hours.ts";
import type { LabeledValue } from "#schemas/generated/page.ts";
import type { Holiday } from "#schemas/generated/site.ts";
import { phoneHref } from "#schemas/values/phone-href.ts";
import { FactList } from "#site/components/fact-list/fact-list.tsx";
import { MediaImage } from "#site/components/media-image/media-image.tsx";
import { Section } from "#site/components/section/section.tsx";
import { Scene } from "#site/illustrations/scene.tsx";
import type { SectionProps } from "#site/page-model/section-props.ts";

/** Address, contact details and hours of the office. */
export function Office({ content, page }: SectionProps<"officeInfo">): ReactNode {
  const { title, address, phone, email, hours, image, imageAlt } = content;
  const { holidays = [] } = page.site.hours ?? {};
  const facts: [fact: LabeledValue | undefined, href?: string | undefined][] = [
    [address],
    [phone, phone && phoneHref(phone.value)],
    [email, email && `mailto:${email.value}`],
    [hours],
  ];
  return (
    <Section name="office-info" title={title}>
      <FactList
        facts={[
          ...facts.flatMap(([fact, href]) =>
            fact === undefined
              ? []
              : [{ label: fact.label, value: href === undefined ? fact.value : <a href={href}>{fact.value}</a> }],
          ),
          ...(holidays.length > 0 ? [{ label: "Holidays", value: <HolidayList holidays={holidays} /> }] : []),
        ]}
      />
      <MediaImage image={image} alt={imageAlt} fallback={<Scene name="office" />} />
    </Section>
  );
}

function HolidayList({ holidays }: { holidays: readonly Holiday[] }): ReactNode {
  return (
    <ul className="holidays">
      {holidays.map((holiday) => (
        <li key={`${holiday.date} ${holiday.name}`}>
          {holiday.name}, {formatHolidayDays(holiday)}: {formatSpans(holiday.spans ?? [])}
        </li>
      ))}
    </ul>
  );
}
