import { formatHolidayDays, formatSpans } from "#content/facts/office-hours.ts";
import { weekSchedule } from "#content/facts/office-schedule.ts";
import { type CompleteOffice, formatPostalAddress, officesOf } from "#content/facts/offices.ts";
import type { OfficeInfo } from "#schemas/generated/page.ts";
import type { Holiday, Hours } from "#schemas/generated/site.ts";
import { phoneHref } from "#schemas/values/phone-href.ts";
import { FactList, type LabeledFact } from "#site/components/fact-list/fact-list.tsx";
import { MediaImage } from "#site/components/media-image/media-image.tsx";
import { officeTimeline } from "#site/components/open-now/open-now.tsx";
import { Slot } from "#site/components/page-shell/slot.tsx";
import { Section } from "#site/components/section/section.tsx";
import { Scene } from "#site/illustrations/drawing.tsx";
import type { PageSectionProps } from "#site/page-model/page-model.ts";

export function Office({ content, page }: PageSectionProps<"officeInfo">) {
  const { title, address, phone, email, hours, image, imageAlt } = content;
  const [main, ...others] = officesOf(page.site);
  const facts = [
    address,
    phone && { ...phone, value: <a href={phoneHref(phone.value)}>{phone.value}</a> },
    email && { ...email, value: <a href={`mailto:${email.value}`}>{email.value}</a> },
    hours && { ...hours, value: withStatus(hours.value, main) },
    ...listHolidays(main.hours),
  ];
  return (
    <Section name="office-info" title={title}>
      <FactList facts={facts.filter((fact) => fact !== undefined)} />
      <MediaImage image={image} alt={imageAlt} fallback={<Scene name="office" />} />
      {others.map((office) => (
        <div key={office.id} className="other-office" data-status={officeTimeline(page.site, office)}>
          <h3>{office.name}</h3>
          <FactList facts={listOfficeFacts(office, content)} />
        </div>
      ))}
      <Slot name="contact-aside" page={page} />
    </Section>
  );
}

/** Returns what the page says about an office besides the main one, under the labels of the main office. */
function listOfficeFacts(office: CompleteOffice, { address, phone, hours }: OfficeInfo): LabeledFact[] {
  const { display, weekend } = office.hours;
  const text = [display, weekend && `weekends ${weekend}`].filter(Boolean).join(", ");
  return [
    { label: address?.label ?? "Address", value: formatPostalAddress(office.address) },
    { label: phone?.label ?? "Phone", value: <a href={phoneHref(office.phone)}>{office.phone}</a> },
    { label: hours?.label ?? "Hours", value: withStatus(text, office) },
    ...listHolidays(office.hours),
  ];
}

/** Returns hours with the line that says whether the office is open. */
function withStatus(hours: string, office: CompleteOffice) {
  return (
    <>
      {hours}
      {weekSchedule(office) && <span className="open-now" />}
    </>
  );
}

function listHolidays({ holidays = [] }: Hours): LabeledFact[] {
  return holidays.length > 0 ? [{ label: "Holidays", value: <HolidayList holidays={holidays} /> }] : [];
}

function HolidayList({ holidays }: { holidays: readonly Holiday[] }) {
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
