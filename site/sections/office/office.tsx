import type { ReactNode } from "react";
import { formatHolidayDays, formatSpans } from "#content/facts/office-hours.ts";
import type { Holiday } from "#schemas/generated/site.ts";
import { phoneHref } from "#schemas/values/phone-href.ts";
import { FactList } from "#site/components/fact-list/fact-list.tsx";
import { MediaImage } from "#site/components/media-image/media-image.tsx";
import { OpenNow } from "#site/components/open-now/open-now.tsx";
import { Section } from "#site/components/section/section.tsx";
import { Scene } from "#site/illustrations/drawing.tsx";
import type { PageSectionProps } from "#site/page-model/section-props.ts";

export function Office({ content, page }: PageSectionProps<"officeInfo">): ReactNode {
  const { title, address, phone, email, hours, image, imageAlt } = content;
  const { holidays = [] } = page.site.hours ?? {};
  const facts = [
    address,
    phone && { ...phone, value: <a href={phoneHref(phone.value)}>{phone.value}</a> },
    email && { ...email, value: <a href={`mailto:${email.value}`}>{email.value}</a> },
    hours && {
      ...hours,
      value: (
        <>
          {hours.value}
          <OpenNow site={page.site} />
        </>
      ),
    },
    holidays.length > 0 ? { label: "Holidays", value: <HolidayList holidays={holidays} /> } : undefined,
  ];
  return (
    <Section name="office-info" title={title}>
      <FactList facts={facts.filter((fact) => fact !== undefined)} />
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
