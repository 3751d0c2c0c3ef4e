import { describe, expect, test } from "vitest";
import type { JsonObject } from "#schemas/json.ts";
import { type AgentChange, applyChanges, openContent, toField } from "./apply-changes.ts";

const about: JsonObject = {
  meta: { title: "About", description: "About us" },
  hero: { title: "Us" },
  team: {
    title: "Team",
    members: [
      { id: "ada", name: "Ada", title: "Owner", unmapped: { salary: "1" } },
      { id: 2, name: "Ben", title: "Agent" },
    ],
  },
  stats: {
    items: [
      { value: "9", label: "People" },
      { value: "9", label: "People" },
    ],
  },
  unmapped: { secret: "x" },
};
const site: JsonObject = {
  name: "Agency",
  lint: { waivers: [] },
  approvals: [],
  redirects: { "/a": "/b" },
  unrouted: ["farm"],
  offices: [{ id: "main", name: "Maple Fork" }],
};
const base = new Map([
  ["about", about],
  ["site", site],
]);

const apply = (...changes: Omit<AgentChange, "page">[]) =>
  applyChanges(
    base,
    changes.map((change) => ({ page: "about", ...change })),
  );

describe("a change", () => {
  test.each([
    ["sets a text", { field: "hero/title", value: "We" }, { hero: { title: "We" } }],
    ["may have dots and a first slash", { field: "/hero/title", value: "We" }, { hero: { title: "We" } }],
    ["sets a text by dots", { field: "hero.title", value: "We" }, { hero: { title: "We" } }],
    ["adds an optional field", { field: "hero/subtitle", value: "Hi" }, { hero: { subtitle: "Hi" } }],
    ["creates a section", { field: "cta/title", value: "Call" }, { cta: { title: "Call" } }],
    ["creates a section at once", { field: "cta", value: { title: "Call" } }, { cta: { title: "Call" } }],
    ["removes an optional section", { field: "stats", remove: true }, { stats: null }],
  ])("%s", (_, change, patch) => {
    expect(apply(change)).toEqual({ patches: new Map([["about", patch]]), problems: [] });
  });

  test("names items by id, also by a number, or by place where they have no id", () => {
    const { patches, problems } = apply(
      { field: "team/members/ada/title", value: "Founder" },
      { field: "team/members/2/title", value: "Broker" },
      { field: "stats/items/1/value", value: "10" },
    );
    expect(problems).toEqual([]);
    expect(patches.get("about")).toMatchObject({
      team: {
        members: [
          { id: "ada", title: "Founder" },
          { id: 2, title: "Broker" },
        ],
      },
      stats: { items: [{ value: "9" }, { value: "10" }] },
    });
  });

  test("adds an item with an id from its text, after another one, and removes one", () => {
    const { patches, problems } = apply(
      { field: "team/members", add: { name: "Cy Öst", title: "Clerk" }, after: "ada" },
      { field: "team/members", add: { name: "Cy Öst", title: "Clerk" } },
      { field: "team/members/2", remove: true },
    );
    expect(problems).toEqual([]);
    expect(patches.get("about")).toMatchObject({
      team: { members: [{ id: "ada" }, { id: "cy-ost" }, { id: "cy-ost-2" }] },
    });
  });

  test.each<[string, Omit<AgentChange, "page">, RegExp]>([
    ["a list as a whole", { field: "team/members", value: [] }, /never replaced as a whole/],
    ["a section as a whole", { field: "team", value: { members: [] } }, /several fields/],
    ["null", { field: "hero/title", value: null }, /use `remove`/],
    ["an object as a text", { field: "hero/title", value: { a: 1 } }, /one text/],
    ["a text as a section", { field: "cta", value: "x" }, /an object/],
    ["an unknown field", { field: "hero/titel", value: "x" }, /no field "titel".*Did you mean title\?/],
    ["an unknown item", { field: "team/members/cy/title", value: "x" }, /no item "cy".*ada, 2/],
    ["a field below a text", { field: "hero/title/x", value: "x" }, /one value/],
    ["a prototype", { field: "__proto__/polluted", value: "x" }, /no field "__proto__"/],
    ["a constructor", { field: "hero/constructor/prototype", value: "x" }, /no field "constructor"/],
    ["the whole page", { field: "", remove: true }, /no field ""/],
    ["a field that is not there", { field: "cta", remove: true }, /to remove/],
    ["two operations", { field: "hero/title", value: "x", remove: true }, /just one/],
    ["no operation", { field: "hero/title" }, /just one/],
    ["an item of a text", { field: "hero/title", add: "x" }, /not a list/],
    ["a text as an item", { field: "team/members", add: "x" }, /an object/],
    ["an item after an unknown one", { field: "team/members", add: { name: "x" }, after: "cy" }, /no item "cy"/],
    ["an item twice", { field: "team/members", add: { id: "ada", name: "x" } }, /already/],
    ["content that no page shows", { field: "unmapped/secret", value: "x" }, /may not change/],
    ["hidden content of an item", { field: "team/members/ada/unmapped", value: {} }, /may not change/],
  ])("is refused for %s", (_, change, message) => {
    const { problems } = apply(change);
    expect(problems).toMatchObject([{ page: "about", field: change.field, message: expect.stringMatching(message) }]);
  });

  test.each(["lint/waivers", "approvals", "redirects", "unrouted", "lint"])(
    "of the settings %s is refused",
    (field) => {
      expect(applyChanges(base, [{ page: "site", field, remove: true }]).problems).toMatchObject([
        { code: "change/closed" },
      ]);
    },
  );
});

test("agents read neither rules nor content that no page shows", () => {
  expect(openContent("site", site)).toEqual({ name: "Agency", offices: site.offices });
  expect(JSON.stringify(openContent("about", about))).not.toMatch(/secret|salary/);
});

test("a field is named by the ids of its items", () => {
  expect(toField(about, "/team/members/0/title")).toBe("team/members/ada/title");
  expect(toField(about, "/stats/items/1/value")).toBe("stats/items/1/value");
});
