import { useContext } from "react";
import type { ResolvedTheme } from "#content/theme/resolve-theme.ts";
import type { Site } from "#schemas/generated/site.ts";
import { phoneHref } from "#schemas/values/phone-href.ts";
import { claimsPath, contactPath } from "#site/constants.ts";
import type { MediaIndex } from "#site/page-model/media.ts";
import { ariaCurrent } from "#site/page-model/navigation.ts";
import { shared } from "#site/shared-markup/shared.tsx";
import { ButtonLink } from "../button-link/button-link.tsx";
import { LogoLink } from "../logo/logo.tsx";
import { MediaContext } from "../media-image/media-image.tsx";
import { OpenNow, officeTimeline } from "../open-now/open-now.tsx";
import { PhoneLink } from "../phone-link/phone-link.tsx";

interface HeaderProps {
  site: Site;
  logo: ResolvedTheme["logo"];
  path: string;
}

/** Header of every page. On a narrow screen the navigation is a popover, which opens and closes without any script. */
export function Header(props: HeaderProps) {
  return <SharedHeader {...props} media={useContext(MediaContext)} />;
}

/** A shared part is rendered without the contexts of the page, so this one gets the images as a prop. */
const SharedHeader = shared(HeaderInPlace, ({ site, logo, path, media }) => {
  const files = [logo?.light, logo?.dark].map((file) => file && (media?.get(file)?.stem ?? file));
  const isLinked =
    [claimsPath, site.clientLink?.url].includes(path) || site.navigation?.some(({ url }) => url === path);
  // The only current link of a page that the header does not link to is the page above it.
  const place = isLinked ? path : `below ${path.slice(0, path.lastIndexOf("/"))}`;
  return [site, `header ${files} ${logo?.showsName} ${place}`];
});

function HeaderInPlace({ site, logo, path, media }: HeaderProps & { media: MediaIndex | undefined }) {
  const status = officeTimeline(site);
  const { clientLink } = site;
  const hasClaimsLines = status !== undefined && (site.carriers ?? []).length > 0;
  return (
    <MediaContext value={media}>
      <header className="header" data-status={status}>
        <LogoLink logo={logo} name={site.name} />
        <div className="menu" id="menu" popover="auto">
          <nav aria-label="Main">
            <ul>
              {(site.navigation ?? []).map(({ title, url }) => (
                <li key={url}>
                  <a data-plain={url === contactPath || undefined} href={url} aria-current={ariaCurrent(url, path)}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="menu-actions">
            <PhoneLink phone={site.phone} />
            <OpenNow site={site} />
            {clientLink && <a href={clientLink.url}>{clientLink.title}</a>}
            <a href={claimsPath}>Report a Claim</a>
            <ButtonLink href={contactPath}>Get a Custom Quote</ButtonLink>
          </div>
        </div>
        <div className="header-contact">
          <OpenNow site={site} />
          <PhoneLink phone={site.phone} />
          {hasClaimsLines && (
            <button className="call-toggle" type="button" popoverTarget="call">
              Call
            </button>
          )}
          <div className="header-links">
            {clientLink && (
              <a href={clientLink.url} aria-current={ariaCurrent(clientLink.url, path)}>
                {clientLink.title}
              </a>
            )}
            <a href={claimsPath} aria-current={ariaCurrent(claimsPath, path)}>
              Report a Claim
            </a>
          </div>
        </div>
        <ButtonLink href={contactPath}>Get a Quote</ButtonLink>
        <button className="menu-toggle" type="button" popoverTarget="menu">
          <span>Menu</span>
          <span>
            Close<span className="visually-hidden"> Menu</span>
          </span>
        </button>
        {hasClaimsLines && <ClosedOffice site={site} />}
      </header>
      {status && (
        <section className="office-line" aria-label="Office Hours">
          <OpenNow site={site} />
        </section>
      )}
    </MediaContext>
  );
}

/** Choice that the call button of a phone offers while the office is closed. */
function ClosedOffice({ site }: Pick<HeaderProps, "site">) {
  return (
    <div className="call" id="call" popover="auto">
      <OpenNow site={site} />
      <ButtonLink href={`${claimsPath}#carriers`}>Call Your Carrier’s Claims Line</ButtonLink>
      <a href={phoneHref(site.phone)}>Call the Office: {site.phone}</a>
    </div>
  );
}
