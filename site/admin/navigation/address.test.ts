import { expect, test } from "vitest";
import { formatAddress, parseAddress } from "./address.ts";

test.each([
  ["", { section: "home", path: "", parameters: {} }],
  ["#", { section: "home", path: "", parameters: {} }],
  ["#history", { section: "history", path: "", parameters: {} }],
  [
    "#pages/farm/tractor-truck?field=%2Ffaq%2Fitems%2F2%2Fanswer",
    { section: "pages", path: "farm/tractor-truck", parameters: { field: "/faq/items/2/answer" } },
  ],
  ["#pages/100%", { section: "pages", path: "100%", parameters: {} }],
])("reads the address %j", (hash, address) => {
  expect(parseAddress(hash)).toEqual(address);
});

test.each(["#main", "#constructor", "#Pages"])("does not read %j as an address", (hash) => {
  expect(parseAddress(hash)).toBeUndefined();
});

test("reads every address that it has written", () => {
  const address = {
    section: "photos",
    path: "team/ann lee?.jpg",
    parameters: { from: "#pages/about?field=/team" },
  } as const;
  expect(parseAddress(formatAddress(address))).toEqual(address);
});
