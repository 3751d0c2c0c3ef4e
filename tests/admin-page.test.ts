/** The static page of the admin, before its scripts run. */
import { expect, test } from "vitest";
import { builtPages } from "./support/browser/built-pages.ts";

test("the static page of the admin explains that it needs JavaScript and is hidden from search engines", () => {
  const { html = "" } = builtPages().find(({ route }) => route === "/admin") ?? {};
  expect(html).toContain("<title>Admin Panel | Prairie Lantern Insurance</title>");
  expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(html).toMatch(/<noscript>.*JavaScript.*<\/noscript>/);
  expect(html).toContain("Loading...");
  expect(html).not.toMatch(/canonical|speculationrules|ld\+json| style="/);
});
