import type { ReactNode } from "react";
import type { Site } from "#schemas/generated/site.ts";

/** The agency's notice at the top of every page, such as that the office is closed because of a storm. */
export function Notice({ site: { notice } }: { site: Site }): ReactNode {
  if (notice === undefined) return null;
  const { text, link } = notice;
  return (
    <section className="notice" aria-label="Notice">
      <p>
        {text}
        {link && (
          <>
            {" "}
            <a href={link.url}>{link.title}</a>
          </>
        )}
      </p>
    </section>
  );
}
