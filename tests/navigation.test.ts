/** Links and marks of the navigation on every built page. */
import { beforeAll, expect, test } from "vitest";
import { elementsIn, getAttribute, type HtmlElement } from "#site/rendering/html-tree.ts";
import { type BuiltPage, builtPages, textContent } from "./support/browser/built-pages.ts";
import { COVERAGE_ROUTES, ROUTES } from "./support/browser/routes.ts";

const LINKS = ["Home", "About", "Commercial", "Farm", "Personal", "Medicare", "Contact"];
/** Pages of each line of business, with the page of the line itself. */
const SIDEBAR_LINKS = { commercial: 13, farm: 5, personal: 5 };
const PHONE = ["tel:+15155550142", "(515) 555-0142"];

let pages: Map<string, BuiltPage>;

beforeAll(() => {
  pages = new Map(builtPages().map((page) => [page.route, page]));
});

function find(route: string, isWanted: (element: HtmlElement) => boolean): HtmlElement[] {
  return (pages.get(route)?.elements ?? []).filter(isWanted);
}

/** Returns the links inside the first element with an attribute. */
function linksIn(route: string, name: string, value: RegExp): HtmlElement[] {
  const [parent] = find(route, (element) => value.test(getAttribute(element, name) ?? ""));
  return parent ? [...elementsIn(parent)].filter(({ tagName }) => tagName === "a") : [];
}

const isCurrent = (link: HtmlElement) => getAttribute(link, "aria-current") !== undefined;
const addressAndText = (link: HtmlElement) => [getAttribute(link, "href"), textContent(link)];

test.each([...ROUTES, "/404"])("the main navigation of %s marks its page", (route) => {
  const links = linksIn(route, "aria-label", /^Main$/);
  const line = route === "/" ? "Home" : LINKS.find((name) => `${route}/`.startsWith(`/${name.toLowerCase()}/`));
  expect(links.map(textContent)).toEqual(LINKS);
  expect(links.filter(isCurrent).map(textContent)).toEqual(line === undefined ? [] : [line]);
});

test.each(COVERAGE_ROUTES)("the sidebar of %s marks its page", (route) => {
  const [, line = ""] = route.split("/");
  const links = linksIn(route, "class", /^sidebar$/);
  const [title] = find(route, (element) => getAttribute(element, "id") === "sidebar-title");
  expect(title && textContent(title).toLowerCase()).toBe(`${line} insurance`);
  expect(links).toHaveLength(SIDEBAR_LINKS[line as keyof typeof SIDEBAR_LINKS]);
  expect(getAttribute(links[0] as HtmlElement, "href")).toBe(`/${line}`);
  expect(links.filter(isCurrent).map((link) => getAttribute(link, "href"))).toEqual([route]);
  expect(links.filter(isCurrent).map((link) => getAttribute(link, "aria-current"))).toEqual(["page"]);
});

test("the logo links to the home page, and the phone number is a call link", () => {
  const links = linksIn("/about", "class", /^header$/);
  expect(getAttribute(links[0] as HtmlElement, "href")).toBe("/");
  const calls = links.map(addressAndText).filter(([href]) => href?.startsWith("tel:"));
  expect(calls).toEqual([PHONE, PHONE, [PHONE[0], `Call the Office: ${PHONE[1]}`]]);
});
