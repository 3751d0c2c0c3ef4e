import type { ReactNode } from "react";
import { instantsOf, localTimeAt, timeZoneOf } from "#content/facts/time-zone.ts";
import type { License, Site, SiteLink } from "#schemas/generated/site.ts";
import { contactPath } from "#site/constants.ts";
import { Drawing } from "#site/illustrations/drawing.tsx";
import { shared } from "#site/shared-markup/shared.tsx";
import { OpenNow } from "../open-now/open-now.tsx";
import { PhoneLink } from "../phone-link/phone-link.tsx";

export const Footer = shared(FooterInPlace, ({ site }) => [site, "footer"]);

function FooterInPlace({ site }: { site: Site }): ReactNode {
  const { name, address, phone, email, footer = {}, licensedStates = [], licenses = [] } = site;
  return (
    <footer className="footer">
      <Drawing name="footer-night" className="footer-night" />
      <div className="footer-ground">
        {footer.blurb && <p className="footer-blurb">{footer.blurb}</p>}
        <FooterLinks title="Insurance" links={footer.insurance} />
        <FooterLinks title="Links" links={footer.links} />
        <div>
          <h2>Contact</h2>
          <address>
            {name}
            <br />
            {address.street}
            <br />
            {address.city}, {address.state} {address.zip}
            <br />
            <PhoneLink phone={phone} />
            <OpenNow site={site} />
            <a href={`mailto:${email}`}>{email}</a>
          </address>
        </div>
        {licensedStates.length === 0 ? null : <p className="footer-note">Licensed in {licensedStates.join(", ")}.</p>}
        {licenses.length === 0 ? null : (
          <p className="footer-note">License numbers: {licenses.map(describeLicense).join("; ")}.</p>
        )}
        <p className="footer-note">
          © <CopyrightYear timeZone={timeZoneOf(site)} /> {name}. All rights reserved.
        </p>
      </div>
    </footer>
  );
}

/** Present year at the office. A script replaces the year of the build. */
function CopyrightYear({ timeZone }: { timeZone: string }): ReactNode {
  const year = localTimeAt(new Date(), timeZone).slice(0, 4);
  const newYear = `${Number(year) + 1}-01-01T00:00`;
  return <span data-utc-offset-ms={Date.parse(`${newYear}Z`) - instantsOf(newYear, timeZone).firstMs}>{year}</span>;
}

function describeLicense({ name, state, number }: License): string {
  return `${name}${state === undefined ? "" : ` (${state})`} ${number}`;
}

function FooterLinks({ title, links = [] }: { title: string; links: readonly SiteLink[] | undefined }): ReactNode {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ title, url }) => (
          <li key={url}>
            <a data-plain={url === contactPath || undefined} href={url}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
