import { describe, expect, test } from "vitest";
import type { JsonObject } from "#schemas/json.ts";
import { GONE } from "#schemas/redirects.ts";
import { page } from "#tests/support/store/file-store.ts";
import { type LinkRewriting, rewriteLinks } from "./rewrite-links.ts";

const ORIGIN = "https://www.example.com";
const MOVED: LinkRewriting = {
  from: "/personal/umbrella",
  target: "/personal/excess",
  hasAnchor: () => true,
  origin: ORIGIN,
};

/** Rewrites the call to action of a page, which is a link, and its description, which is HTML. */
function rewrite(href: string, rewriting: Partial<LinkRewriting> = {}, id = "about") {
  const content = { ...page("About"), cta: { buttonUrl: href, description: `<a href="${href}">x</a>` } };
  const { content: rewritten } = rewriteLinks(content, id, { ...MOVED, ...rewriting });
  const { buttonUrl, description } = rewritten.cta as JsonObject;
  return [buttonUrl, description];
}

describe("a link to the page", () => {
  test.each([
    ["/personal/umbrella", "/personal/excess"],
    ["/personal/umbrella/", "/personal/excess"],
    ["/Personal/Umbrella", "/personal/excess"],
    ["/personal/umbrella.html", "/personal/excess"],
    ["/personal/umbrella#faq", "/personal/excess#faq"],
    ["/personal/umbrella?a=1#faq", "/personal/excess?a=1#faq"],
    [`${ORIGIN}/personal/umbrella#faq`, `${ORIGIN}/personal/excess#faq`],
    ["http://www.example.com/personal/umbrella", `${ORIGIN}/personal/excess`],
  ])("%s becomes %s", (href, expected) => {
    expect(rewrite(href)).toEqual([expected, `<a href="${expected}">x</a>`]);
  });

  test.each([
    "/personal/umbrellas",
    "/personal",
    "/umbrella",
    "#faq",
    "https://example.net/personal/umbrella",
    "mailto:personal@umbrella",
    "tel:5155550142",
  ])("is not %s, which stays", (href) => {
    expect(rewrite(href)).toEqual([href, `<a href="${href}">x</a>`]);
  });

  test("keeps its anchor only if the target has it", () => {
    const hasAnchor = (anchor: string) => anchor === "faq";
    const target = "/personal/home";
    expect(rewrite("/personal/umbrella#faq", { target, hasAnchor })[0]).toBe("/personal/home#faq");
    expect(rewrite("/personal/umbrella#services", { target, hasAnchor })[0]).toBe("/personal/home");
    expect(rewrite("/personal/umbrella#faq", { target: "/personal/home#cta", hasAnchor })[0]).toBe(
      "/personal/home#cta",
    );
    expect(rewrite(`${ORIGIN}/personal/umbrella`, { target: "https://example.net/x" })[0]).toBe(
      "https://example.net/x",
    );
  });

  test("is removed if nothing replaces the page", () => {
    expect(rewrite("/personal/umbrella", { target: GONE })).toEqual([undefined, "x"]);
  });

  test("is found in relative form on a sibling page", () => {
    const description = '<a href="umbrella#faq">x</a> <a href="auto">y</a>';
    const content = { ...page("Auto"), cta: { description } };
    const { content: rewritten } = rewriteLinks(content, "personal/renters", MOVED);
    expect(rewritten.cta).toEqual({ description: '<a href="/personal/excess#faq">x</a> <a href="auto">y</a>' });
  });
});

test("a page that moves keeps its relative links, its anchors and the links to itself working", () => {
  const description =
    '<a href="auto">a</a> <a href="#faq">b</a> <a href="/personal/umbrella#faq">c</a> <a href="../farm">d</a>';
  const content = { ...page("Umbrella"), cta: { description } };
  const { content: rewritten } = rewriteLinks(content, "personal/umbrella", MOVED);
  expect(rewritten.cta).toEqual({
    description:
      '<a href="/personal/auto">a</a> <a href="#faq">b</a> <a href="/personal/excess#faq">c</a> <a href="/farm">d</a>',
  });
});

test("keeps unknown fields and all other content, and returns the same object without links to the page", () => {
  const unmapped = { url: "/personal/umbrella", html: '<a href="/personal/umbrella">x</a>' };
  const content = { ...page("About"), unmapped, features: { items: [{ title: "/personal/umbrella" }] } };
  expect(rewriteLinks(content, "about", MOVED).content).toBe(content);
});

describe("an entry of a list of links", () => {
  const umbrella = { title: "Umbrella", description: "More liability.", url: "/personal/umbrella" };
  const home = { title: "Home", url: "/personal/home#faq" };
  const auto = { title: "Auto", url: "/personal/auto" };

  const relatedAfter = (items: JsonObject[], target: string, id = "about") => {
    const rewriting = { ...MOVED, target };
    const { content, removedEntries } = rewriteLinks({ ...page("About"), related: { items } }, id, rewriting);
    expect((content.related as { items: JsonObject[] }).items).toHaveLength(items.length - removedEntries);
    return (content.related as { items: JsonObject[] }).items;
  };

  test("leads to the page that replaces its page", () => {
    expect(relatedAfter([umbrella, auto], "/personal/home")).toEqual([{ ...umbrella, url: "/personal/home" }, auto]);
  });

  test("is removed if nothing replaces its page, if the list has the other page, or if the list is on that page", () => {
    expect(relatedAfter([umbrella, auto], GONE)).toEqual([auto]);
    expect(relatedAfter([umbrella, home], "/personal/home")).toEqual([home]);
    expect(relatedAfter([umbrella, auto], "/personal/home", "personal/home")).toEqual([auto]);
  });

  test("is removed from the navigation and the footer", () => {
    const link = { title: "Umbrella", url: "/Personal/Umbrella/" };
    const site = { navigation: [link, auto], footer: { insurance: [auto, link], links: [link] } };
    const { content, removedEntries, removedLinks } = rewriteLinks(site, "site", { ...MOVED, target: GONE });
    expect(content).toEqual({ navigation: [auto], footer: { insurance: [auto], links: [] } });
    expect([removedEntries, removedLinks]).toEqual([3, []]);
  });

  test("stays without its link in a list that is not one of links", () => {
    const content = { ...page("Home"), features: { items: [umbrella] } };
    const { content: rewritten, removedLinks } = rewriteLinks(content, "home", { ...MOVED, target: GONE });
    const { url: _, ...rest } = umbrella;
    expect(rewritten.features).toEqual({ items: [rest] });
    expect(removedLinks).toEqual(["/features/items/0/url"]);
  });
});
