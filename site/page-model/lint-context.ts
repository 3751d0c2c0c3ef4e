import type { LintContext } from "#content/lint/model/lint-site.ts";
import { deriveHomeSections } from "./home-sections.ts";

/** Returns what lint has to know of this site beside its content. */
export function lintContext(now: Date): LintContext {
  return {
    // A link target that the site itself adds, so that no content contains it: the list of carriers.
    addresses: ["/claims#carriers"],
    complete: (page, content, site) => (page === "home" ? deriveHomeSections(content, site) : content),
    today: now.toISOString().slice(0, 10),
  };
}
