import type { ReactNode } from "react";
import type { Site } from "#schemas/generated/site.ts";
import { contactPath } from "#site/constants.ts";
import { Lantern } from "#site/illustrations/lantern.tsx";
import { ariaCurrent } from "#site/page-model/navigation.ts";
import { ButtonLink } from "../button-link/button-link.tsx";
import { PhoneLink } from "../phone-link/phone-link.tsx";

/**
 * Header of every page. On a narrow screen the navigation is a popover, which the browser closes on Esc and on an outside
 * click without any script.
 */
export function Header({ site, path }: { site: Site; path: string }): ReactNode {
  return (
    <header className="header">
      <a className="logo" href="/">
        <Lantern />
        <span>{site.name}</span>
      </a>
      <div className="menu" id="menu" popover="auto">
        <button className="menu-close" type="button" popoverTarget="menu" popoverTargetAction="hide">
          Close Menu
        </button>
        <nav aria-label="Main">
          <ul>
            {(site.navigation ?? []).map(({ title, url }) => (
              <li key={url}>
                <a href={url} aria-current={ariaCurrent(url, path)}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="menu-actions">
          <PhoneLink phone={site.phone} />
          <ButtonLink href={contactPath}>Get a Custom Quote</ButtonLink>
        </div>
      </div>
      <PhoneLink phone={site.phone} />
      <button className="menu-toggle" type="button" popoverTarget="menu">
        Menu
      </button>
    </header>
  );
}
