import { expect, test } from "vitest";
import siteSchema from "./site.schema.json" with { type: "json" };
import { US_STATES } from "./us-states.ts";

test("every state of the site schema has a name", () => {
  expect(Object.keys(US_STATES)).toEqual(siteSchema.$defs.state.enum);
});
