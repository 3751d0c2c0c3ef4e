import { expect, test } from "vitest";
import { findRelyingParty } from "./ceremonies.ts";

test.each([
  ["https://www.agency.net/", "127.0.0.1:3000", { id: "www.agency.net", origin: "https://www.agency.net" }],
  ["https://agency.net:8443", undefined, { id: "agency.net", origin: "https://agency.net:8443" }],
  [undefined, "localhost:3000", { id: "localhost", origin: "http://localhost:3000" }],
])("passkeys at %s and host %s belong to %j", (publicUrl, host, expected) => {
  expect(findRelyingParty(publicUrl, host)).toEqual(expected);
});

test.each([
  [undefined, "127.0.0.1:3000"],
  [undefined, "www.evil.example"],
  [undefined, ""],
  [undefined, "[::1]:3000"],
  ["https://203.0.113.7", undefined],
  ["https://[2001:db8::1]/", undefined],
])("there are no passkeys at %s and host %s, which is not a domain", (publicUrl, host) => {
  expect(findRelyingParty(publicUrl, host)).toBeUndefined();
});
