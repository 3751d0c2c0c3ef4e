import { describe, expect, it } from "vitest";
import { testContent, testReader } from "#tests/support/site/sample-content.ts";
import { loadMissingPage, loadPage } from "./page-model.ts";

const overview = testContent("Commercial", {
  coverage: {
    items: [
      { title: "Trucking & Logistics", url: "/commercial/trucking" },
      { title: "Cyber Liability", url: "/commercial/cyber-liability" },
      { title: "Need Farm Protection?", url: "/farm" },
    ],
  },
});
const pages = {
  home: testContent("Home"),
  commercial: overview,
  "commercial/trucking": testContent("Insurance for trucks"),
  "commercial/new-page": testContent("A new page"),
  "farm/best-providers": testContent("Best providers"),
};

describe("loadPage", () => {
  it("puts the overview between Home and a coverage page in the breadcrumbs", async () => {
    const page = await loadPage(testReader(pages), "/commercial/trucking");
    expect(page?.trail.map(({ title, url }) => `${title} ${url}`)).toEqual([
      "Home /",
      "Commercial /commercial",
      "Trucking & Logistics /commercial/trucking",
    ]);
  });

  it("shows the team of Home on the page about the agency, unless that page has one", async () => {
    const team = { members: [{ name: "Ada Lee", title: "Agent" }] };
    const teamAt = async (about: object) =>
      (
        await loadPage(
          testReader({ home: testContent("Home", { team }), about: testContent("About", about) }),
          "/about",
        )
      )?.content.team;
    expect(await teamAt({})).toEqual(team);
    expect(await teamAt({ team: { title: "Office" } })).toEqual({ title: "Office" });
  });

  it("lists only pages of the same line of business in the sidebar", async () => {
    const page = await loadPage(testReader(pages), "/commercial/trucking");
    expect(page?.coverageNav?.label).toBe("Commercial Insurance");
    expect(page?.coverageNav?.links.map(({ title }) => title)).toEqual([
      "Commercial",
      "Trucking & Logistics",
      "Cyber Liability",
    ]);
  });

  it("adds the current page to the sidebar if the overview does not link to it", async () => {
    const page = await loadPage(testReader(pages), "/commercial/new-page");
    expect(page?.coverageNav?.unlisted).toEqual({ title: "A new page", url: "/commercial/new-page" });
  });

  it.each([
    "/nothing",
    "/home",
    "/farm/best-providers",
    "/commercial/unknown",
    "/commercial/trucking/more",
    "/site",
    "/medicare",
  ])("returns undefined for %s", async (path) => {
    expect(await loadPage(testReader(pages), path)).toBeUndefined();
  });

  it.each([
    ["/commercial/trucking", "commercial/trucking"],
    ["/commercial/new-page", "commercial"],
    ["/commercial", "commercial"],
    ["/", undefined],
  ])(
    "names the quote subject of %s, which is the line of business if the overview does not link to the page: %s",
    async (path, subject) => {
      expect((await loadPage(testReader(pages), path))?.quoteSubject).toBe(subject);
    },
  );

  it("lists the quote subjects on the contact page only", async () => {
    const reader = testReader({ ...pages, contact: testContent("Contact") });
    expect((await loadPage(reader, "/commercial"))?.quoteSubjects).toBeUndefined();
    expect((await loadPage(reader, "/contact"))?.quoteSubjects).toContainEqual({
      id: "commercial/trucking",
      title: "Trucking & Logistics",
      insuranceType: "commercial",
    });
  });

  it("reads the site settings and the overview once per reader", async () => {
    const reader = testReader(pages);
    for (let i = 0; i < 3; i++) await loadPage(reader, "/commercial/trucking");
    expect(reader.reads.filter((id) => id === "site" || id === "commercial")).toHaveLength(2);
  });
});

describe("loadMissingPage", () => {
  it("says Not Found for an unknown path and Not Available for a known page without content", async () => {
    const { "commercial/trucking": _, ...others } = pages;
    const titleAt = async (path: string) => (await loadMissingPage(testReader(others), path)).content.hero.title;
    for (const path of ["/commercial/trucking", "/medicare", "/terms"]) {
      expect(await titleAt(path), path).toBe("Page Not Available");
    }
    for (const path of ["/nothing", "/commercial/nothing", "/farm/best-providers", "/coverage", "/admin"]) {
      expect(await titleAt(path), path).toBe("Page Not Found");
    }
  });
});
