import type { ReactNode } from "react";
import { LINES_OF_BUSINESS, lineOfBusinessOf } from "#schemas/page-ids.ts";
import { ButtonLink } from "#site/components/button-link/button-link.tsx";
import { Section } from "#site/components/section/section.tsx";
import { contactPath } from "#site/constants.ts";
import type { PageModel } from "#site/page-model/page-model.ts";
import { createPage } from "#site/sections/sections.tsx";

const Hero = createPage(["hero"]);

/** Error page for an unknown path, or for a known page without content. */
export default function MissingPage(page: PageModel): ReactNode {
  const line = lineOfBusinessOf(page.id ?? "");
  return (
    <>
      <Hero {...page} />
      {line === undefined ? (
        <Suggestions />
      ) : (
        <Section name="suggestions">
          <ButtonLink href={`/${line}`}>Return to {LINES_OF_BUSINESS[line].overview}</ButtonLink>
        </Section>
      )}
    </>
  );
}

function Suggestions(): ReactNode {
  return (
    <Section name="suggestions" title="What You Can Do">
      <ul>
        <li>Check the URL for typos</li>
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
