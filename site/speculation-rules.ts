/**
 * What the browser may fetch ahead: a page of the site when a link to it is about to be followed.
 * https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
export const speculationRules = {
  prerender: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: ["/admin*", "/api/*"] } }] },
      eagerness: "moderate",
    },
  ],
};
