import { useContext } from "react";
import { agencyTimeZone } from "#content/facts/current-site.ts";
import { officesOf } from "#content/facts/offices.ts";
import { instantsOf, localTimeAt } from "#content/facts/time-zone.ts";
import type { ResolvedTheme } from "#content/theme/resolve-theme.ts";
import type { Address, Site, SiteLink } from "#schemas/generated/site.ts";
import { contactPath } from "#site/constants.ts";
import { Scene, SceneFamilyContext } from "#site/illustrations/drawing.tsx";
import { shared } from "#site/shared-markup/shared.tsx";
import { OpenNow } from "../open-now/open-now.tsx";
import { PhoneLink } from "../phone-link/phone-link.tsx";

export function Footer({ site }: { site: Site }) {
  return <SharedFooter site={site} family={useContext(SceneFamilyContext)} />;
}

/** A shared part is rendered without the contexts of the page, so this one gets the drawings of the theme as a prop. */
const SharedFooter = shared(FooterInPlace, ({ site, family }) => [site, `footer ${family}`]);

function FooterInPlace({ site, family }: { site: Site; family: ResolvedTheme["scene"] }) {
  const { name, phone, email, footer = {}, licensedStates = [], licenses = [] } = site;
  const [main, ...others] = officesOf(site);
  const licenseNumbers = licenses
    .map(({ name, state, number }) => `${name}${state === undefined ? "" : ` (${state})`} ${number}`)
    .join("; ");
  return (
    <footer className="footer">
      <SceneFamilyContext value={family}>
        <Scene name="footer-night" className="footer-night" />
      </SceneFamilyContext>
      <div className="footer-ground">
        {footer.blurb && <p className="footer-blurb">{footer.blurb}</p>}
        <FooterLinks title="Insurance" links={footer.insurance} />
        <FooterLinks title="Links" links={footer.links} />
        <div>
          <h2>Contact</h2>
          <address>
            {name}
            <br />
            <StreetAddress {...main.address} />
            <PhoneLink phone={phone} />
            <OpenNow site={site} />
            <a href={`mailto:${email}`}>{email}</a>
          </address>
          {others.map((office) => (
            <address key={office.id}>
              <StreetAddress {...office.address} />
              <PhoneLink phone={office.phone} />
            </address>
          ))}
        </div>
        {licensedStates.length === 0 ? null : <p className="footer-note">Licensed in {licensedStates.join(", ")}.</p>}
        {licenseNumbers && <p className="footer-note">License numbers: {licenseNumbers}.</p>}
        <p className="footer-note">
          © <CopyrightYear timeZone={agencyTimeZone(site)} /> {name}. All rights reserved.
        </p>
      </div>
    </footer>
  );
}

function StreetAddress({ street, city, state, zip }: Address) {
  return (
    <>
      {street}
      <br />
      {city}, {state} {zip}
      <br />
    </>
  );
}

/** Present year at the office. A script replaces the year of the build. */
function CopyrightYear({ timeZone }: { timeZone: string }) {
  const year = localTimeAt(new Date(), timeZone).slice(0, 4);
  const newYear = `${Number(year) + 1}-01-01T00:00`;
  return <span data-utc-offset-ms={Date.parse(`${newYear}Z`) - instantsOf(newYear, timeZone).firstMs}>{year}</span>;
}

function FooterLinks({ title, links = [] }: { title: string; links: readonly SiteLink[] | undefined }) {
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
