import type { LintContext } from "#content/lint/model/lint-site.ts";
import { deriveHomeSections } from "./home-sections.ts";

/** Link targets that the site itself adds, so that no content contains them: the list of carriers on /claims. */
const SITE_ANCHORS = ["/claims#carriers"];

/** Returns what lint has to know of this site beside its content. */
export function lintContext(now: Date): LintContext {
  return {
    addresses: SITE_ANCHORS,
    complete: (page, content, site) => (page === "home" ? deriveHomeSections(content, site) : content),
    today: now.toISOString().slice(0, 10),
  };
}
