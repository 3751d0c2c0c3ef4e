import type { ReactNode } from "react";
import type { Site } from "#schemas/site.generated.ts";
import { PhoneLink } from "#site/components/phone-link/phone-link.tsx";
import { Section } from "#site/components/section/section.tsx";

/** The carriers' own claims lines, for hours when the office is closed; nothing where none is known. */
export function CarrierList({ site }: { site: Site }): ReactNode {
  const { carriers = [] } = site;
  if (carriers.length === 0) return null;
  return (
    <Section name="carriers" title="After hours, call your carrier">
      <dl className="office-lines">
        {carriers.map(({ name, phone, url, lines }) => (
          <div key={name}>
            <dt>{url === undefined ? name : <a href={url}>{name}</a>}</dt>
            <dd>
              <PhoneLink phone={phone} />
              {lines && <> · {lines}</>}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
