import type { ReactNode } from "react";
import { Section } from "#site/components/section/section.tsx";
import { postalAddress } from "#site/postal-address.ts";
import type { SectionProps } from "#site/sections/section-props.ts";

/** The office on the map: its address and the way there. No map service is asked before the visitor follows the link. */
export function MapPanel({ content, page: { site } }: SectionProps<"mapEmbed">): ReactNode {
  const address = postalAddress(site.address);
  const destination = encodeURIComponent(`${site.name}, ${address}`);
  return (
    <Section name="map" title={content.title ?? "Find Us"}>
      <div className="map-panel">
        <address>
          {site.name}
          <br />
          {address}
        </address>
        <a href={`https://www.google.com/maps/dir/?api=1&destination=${destination}`} rel="noopener">
          Get directions
        </a>
      </div>
    </Section>
  );
}
