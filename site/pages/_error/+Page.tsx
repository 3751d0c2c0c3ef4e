import { Fragment } from "react";
import { linesOf, type SiteLines } from "#schemas/lines.ts";
import { pathOf } from "#schemas/page-ids.ts";
import { ButtonLink } from "#site/components/button-link/button-link.tsx";
import { Section } from "#site/components/section/section.tsx";
import { contactPath } from "#site/constants.ts";
import type { PageModel } from "#site/page-model/page-model.ts";
import { createPage } from "#site/sections/sections.tsx";

const Hero = createPage(["hero"]);

/** Error page for an unknown path, or for a known page without content. */
export default function MissingPage(page: PageModel) {
  const { line, site } = page;
  return (
    <>
      <Hero {...page} />
      {line === undefined ? (
        <Suggestions site={site} />
      ) : (
        <Section name="suggestions">
          <ButtonLink href={pathOf(line.page)}>Return to {line.overview}</ButtonLink>
        </Section>
      )}
    </>
  );
}

function Suggestions({ site }: { site: SiteLines }) {
  const lines = linesOf(site);
  return (
    <Section name="suggestions" title="What You Can Do">
      <ul>
        <li>Check the URL for typos</li>
        <li>
          <a href="/">Return to our home page</a>
        </li>
        {lines.length === 0 ? null : (
          <li>
            Browse our coverage options:{" "}
            {lines.map(({ id, shortTitle, page }, index) => (
              <Fragment key={id}>
                {index === 0 ? null : ", "}
                <a href={pathOf(page)}>{shortTitle}</a>
              </Fragment>
            ))}
          </li>
        )}
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
