/**
 * Rules that let the browser prerender a page when the visitor is about to open it. The JSON contains no
 * `<`, so it cannot end its script element.
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
