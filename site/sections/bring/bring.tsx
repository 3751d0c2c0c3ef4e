import { completeHours } from "#content/facts/office-hours.ts";
import { formatPostalAddress, mainOffice } from "#content/facts/offices.ts";
import type { Site } from "#schemas/generated/site.ts";
import { TextList } from "#site/components/rich-text/rich-text.tsx";
import { Section } from "#site/components/section/section.tsx";
import type { PageSectionProps } from "#site/page-model/page-model.ts";
import { shared } from "#site/shared-markup/shared.tsx";

/** List of what to bring to the office. Its button prints the list alone, on one page with the agency's address. */
export function Bring({ content, page }: PageSectionProps<"bring">) {
  const { title, items = [] } = content;
  if (items.length === 0) return null;
  return (
    <Section name="bring" title={title}>
      <p className="bring-page">{page.content.hero?.title}</p>
      <TextList items={items} className="bring-items" />
      <OfficeFacts site={page.site} />
      <button className="button button-quiet" type="button" data-print>
        Print This List
      </button>
    </Section>
  );
}

const OfficeFacts = shared(OfficeFactsInPlace, ({ site }) => [site, "bring-office"]);

function OfficeFactsInPlace({ site }: { site: Site }) {
  const office = mainOffice(site);
  const facts = [formatPostalAddress(office.address), site.phone, completeHours(office.hours).display];
  return (
    <p className="bring-office">
      {site.name}
      <br />
      {facts.filter(Boolean).join(" · ")}
    </p>
  );
}
