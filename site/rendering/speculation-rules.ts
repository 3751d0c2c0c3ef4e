/**
 * What the browser may fetch ahead: a page of the site when a link to it is about to be followed. JSON that cannot end the
 * script element it stands in.
 * https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: { and: [{ href_matches: "/*" }, { not: { href_matches: ["/admin*", "/api/*"] } }] },
      eagerness: "moderate",
    },
  ],
});
