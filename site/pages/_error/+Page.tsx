import type { ReactNode } from "react";
import { LINES_OF_BUSINESS, lineOfBusinessOf } from "#schemas/page-ids.ts";
import { ButtonLink } from "#site/components/button-link/button-link.tsx";
import { Section } from "#site/components/section/section.tsx";
import { contactPath } from "#site/constants.ts";
import type { PageModel } from "#site/page-model/page-model.ts";
import { Sections } from "#site/sections/sections.tsx";

/** What stands at an address without a page, and where a page that should be there has no content. */
export default function MissingPage(page: PageModel): ReactNode {
  const section = lineOfBusinessOf(page.id ?? "");
  return (
    <>
      <Sections page={page} order={["hero"]} />
      {section === undefined ? (
        <Suggestions />
      ) : (
        <Section name="ways-on">
          <ButtonLink href={`/${section}`}>Return to {LINES_OF_BUSINESS[section].overview}</ButtonLink>
        </Section>
      )}
    </>
  );
}

function Suggestions(): ReactNode {
  return (
    <Section name="ways-on" title="You could">
      <ul>
        <li>Check the URL for typing errors</li>
        <li>
          <a href="/">Return to our home page</a>
        </li>
        <li>
          Browse our coverage options: <a href="/commercial">Commercial</a>, <a href="/farm">Farm</a>,{" "}
          <a href="/personal">Personal</a>, <a href="/medicare">Medicare</a>
        </li>
        <li>
          <a href={contactPath}>Contact us</a> for help
        </li>
      </ul>
      <div className="actions">
        <ButtonLink href="/">Return to Homepage</ButtonLink>
        <ButtonLink href={contactPath}>Contact Us</ButtonLink>
      </div>
    </Section>
  );
}
