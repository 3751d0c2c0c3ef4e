import type { Site } from "#schemas/generated/site.ts";
import { FactList } from "#site/components/fact-list/fact-list.tsx";
import { PhoneLink } from "#site/components/phone-link/phone-link.tsx";
import { Section } from "#site/components/section/section.tsx";
import leadWithOpenLine from "./lead-with-open-line.js?raw";

/** Claims phone numbers of the carriers, for when the office is closed. A script leads the page with them then. */
export function CarrierList({ site }: { site: Site }) {
  const { carriers = [] } = site;
  if (carriers.length === 0) return null;
  return (
    <>
      <Section name="carriers" title="After Hours, Call Your Carrier">
        <FactList
          facts={carriers.map(({ name, phone, claims, lines, hours }) => ({
            label: name,
            url: claims,
            value: (
              <>
                <PhoneLink phone={phone} />{" "}
                <span>
                  {lines}
                  {lines && hours ? <br /> : null}
                  {hours}
                </span>
              </>
            ),
          }))}
        />
      </Section>
      <script>{leadWithOpenLine}</script>
    </>
  );
}
