import { describe, expect, test } from "vitest";
import { clientKey, forwardedAddress, siteKey } from "./client-address.ts";

describe("forwardedAddress", () => {
  test.each([
    ["203.0.113.7", "203.0.113.7"],
    ["203.0.113.7:4001", "203.0.113.7"],
    [" 203.0.113.7 ", "203.0.113.7"],
    ['"203.0.113.7:4001"', "203.0.113.7"],
    ["2001:db8::1", "2001:db8::1"],
    ["2001:0DB8:0::1", "2001:db8::1"],
    ["[2001:db8::1]", "2001:db8::1"],
    ["[2001:db8::1]:4001", "2001:db8::1"],
    ['"[2001:db8::1]:4001"', "2001:db8::1"],
    ["fe80::1%eth0", "fe80::1"],
    ["[fe80::1%25eth0]:80", "fe80::1"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["unknown", undefined],
    ["_hidden", undefined],
    ["203.0.113", undefined],
    ["0x7f.1", undefined],
    ["203.0.113.999", undefined],
    ["", undefined],
  ])("reads %j as %j", (header, address) => {
    expect(forwardedAddress(header, 1)).toBe(address);
  });

  test("returns the entry of the outermost trusted proxy", () => {
    const header = "198.51.100.1, 203.0.113.7:4001, 192.0.2.2";
    expect(forwardedAddress(header, 1)).toBe("192.0.2.2");
    expect(forwardedAddress(header, 2)).toBe("203.0.113.7");
    expect(forwardedAddress(header, 4)).toBeUndefined();
  });
});

describe("clientKey", () => {
  test.each([
    ["2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", true],
    ["2001:db8:1:2::1", "2001:0db8:0001:0002:0:0:0:9", true],
    ["::1", "::2", true],
    ["2001:db8:1:2::1", "2001:db8:1:3::1", false],
    ["::ffff:203.0.113.7", "203.0.113.7", true],
    ["::ffff:203.0.113.7", "::ffff:203.0.113.8", false],
    ["203.0.113.7", "203.0.113.8", false],
  ])("treats %s and %s as the same client: %s", (one, other, isSame) => {
    expect(clientKey(one) === clientKey(other)).toBe(isSame);
  });
});

test("siteKey joins the networks of 64 bits that begin with the same 48 bits", () => {
  expect(siteKey("2001:db8:1:2::1")).toBe(siteKey("2001:db8:1:ffff::1"));
  expect(siteKey("2001:db8:1:2::1")).not.toBe(siteKey("2001:db8:2:2::1"));
  expect(siteKey("203.0.113.7")).toBe("203.0.113.7");
});
