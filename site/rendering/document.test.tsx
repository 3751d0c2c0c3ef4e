import { describe, expect, it } from "vitest";
import { testContent, testReader } from "#tests/support/site/sample-content.ts";
import { loadPage } from "../page-model/page-model.ts";
import ContentPage from "../pages/content-page/+Page.tsx";
import { joinMarkup } from "../shared-markup/markup.ts";
import { renderDocument } from "./document.tsx";

const reader = testReader({
  commercial: testContent("Business insurance", {
    coverage: {
      items: [
        { title: "Trucking", url: "/commercial/trucking" },
        { title: "Need Farm Protection?", url: "/farm" },
      ],
    },
    related: { title: "Not in the list of this page" },
    about: { title: "About this line" },
    stats: { items: [{ label: "Carriers", value: "40+" }] },
  }),
  "commercial/trucking": testContent('Trucks </script> "&"', {
    about: { title: "About trucks", description: "One\nTwo" },
    faq: { items: [{ question: "Q1", answer: "A1" }] },
    cta: { title: "Ask" },
  }),
});

async function render(path: string): Promise<string> {
  const page = await loadPage(reader, path);
  if (page === undefined) throw new Error(`no page at ${path}`);
  return joinMarkup(renderDocument(ContentPage, page));
}

describe("renderDocument", () => {
  it("names the subject of the page in its links to the contact page, but not in the menu", async () => {
    const html = await render("/commercial/trucking");
    expect(html).toContain('class="button" href="/contact?about=commercial/trucking">Get a Quote<');
    expect(html).toContain('<a data-plain="true" href="/contact">Contact</a>');
  });

  it("marks the current page in the sidebar", async () => {
    const html = await render("/commercial/trucking");
    expect(html).toContain('<a href="/commercial/trucking" aria-current="page">Trucking</a>');
    expect(html).toContain("One<br/>Two");
  });

  it("escapes content in HTML and in scripts", async () => {
    const html = await render("/commercial/trucking");
    expect(html).toContain("<title>Trucks &lt;/script&gt; &quot;&amp;&quot; | Test</title>");
    // Two scripts: structured data and speculation rules.
    expect(html.match(/<\/script>/g)).toHaveLength(2);
    expect(html).not.toMatch(/ style="| on[a-z]+="/);
  });

  it("shows the text about a line and its figures before the cards", async () => {
    const html = await render("/commercial");
    const anchors = [...html.matchAll(/<section[^>]* id="(\w+)"/g)].map(([, id]) => id);
    expect(anchors).toEqual(expect.arrayContaining(["hero", "about", "stats", "coverage"]));
    expect(anchors.filter((id) => ["hero", "about", "stats", "coverage"].includes(id ?? ""))).toEqual([
      "hero",
      "about",
      "stats",
      "coverage",
    ]);
  });

  it("omits the card of another line of business, but no section of the page", async () => {
    const html = await render("/commercial");
    expect(html).not.toContain("Need Farm Protection?");
    expect(html).toContain("Not in the list of this page");
  });
});
