import { formatPostalAddress, mainOffice } from "#content/facts/offices.ts";
import { Section } from "#site/components/section/section.tsx";
import { Scene } from "#site/illustrations/drawing.tsx";
import type { PageSectionProps } from "#site/page-model/page-model.ts";
import { MAP_FRAME_NAME } from "./reveal-map.ts";

/** Panel with the office's address, a map and directions. Nothing is requested from a map service before a click. */
export function MapPanel({ content, page: { site } }: PageSectionProps<"mapEmbed">) {
  const { title = "Find Us", src } = content;
  const address = formatPostalAddress(mainOffice(site).address);
  const destination = encodeURIComponent(`${site.name}, ${address}`);
  return (
    <Section name="map-embed" title={title}>
      <div className="map-panel">
        <Scene name="map" />
        {src === undefined ? null : (
          <>
            <iframe name={MAP_FRAME_NAME} title={title} hidden />
            <p role="alert" hidden>
              The map cannot be reached now. Our address and directions are below.
            </p>
          </>
        )}
      </div>
      <div className="map-card">
        <address>
          {site.name}
          <br />
          {address}
        </address>
        {src === undefined ? null : (
          <a className="button button-quiet" href={src} target={MAP_FRAME_NAME}>
            Show the Map
          </a>
        )}
        <a href={`https://www.google.com/maps/dir/?api=1&destination=${destination}`} rel="noopener">
          Get Directions
        </a>
      </div>
    </Section>
  );
}
