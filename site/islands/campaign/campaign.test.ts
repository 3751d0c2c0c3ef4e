import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readCampaign, saveLandingCampaign } from "./campaign.ts";

const KEY = "campaign";
const DAYS_30 = 30 * 24 * 60 * 60 * 1000;
const NOW = new Date("2026-03-02T09:00:00Z").getTime();

/** Entries of local storage. */
let entries: Map<string, string>;

/** Opens a page with the query string `search`. */
function openPage(search: string, { isPrivate }: { isPrivate?: boolean } = {}): void {
  vi.stubGlobal("location", { search });
  vi.stubGlobal("navigator", { globalPrivacyControl: isPrivate });
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  entries = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const stored = () => JSON.parse(entries.get(KEY) ?? "null");

describe("a landing URL", () => {
  test("with a campaign is stored for 30 days and used on later pages", () => {
    openPage("?utm_source=mail&utm_campaign=spring%20sale&gclid=abc&page=2");
    saveLandingCampaign();
    const campaign = { utm_source: "mail", utm_campaign: "spring sale", gclid: "abc" };
    expect(stored()).toEqual({ ...campaign, expires: NOW + DAYS_30 });
    expect(readCampaign()).toEqual(campaign);

    openPage("");
    vi.setSystemTime(NOW + DAYS_30 - 1000);
    saveLandingCampaign();
    expect(readCampaign()).toEqual(campaign);
    expect(stored()).toEqual({ ...campaign, expires: NOW + DAYS_30 });

    vi.setSystemTime(NOW + DAYS_30 + 1000);
    saveLandingCampaign();
    expect(readCampaign()).toEqual({});
    expect(entries.size).toBe(0);
  });

  test("with another campaign replaces the stored one completely", () => {
    openPage("?utm_source=mail&utm_term=barn");
    saveLandingCampaign();
    openPage("?utm_source=radio");
    saveLandingCampaign();
    expect(readCampaign()).toEqual({ utm_source: "radio" });
    expect(stored()).toEqual({ utm_source: "radio", expires: NOW + DAYS_30 });
  });

  test("without a campaign, or with an empty one, keeps the stored one", () => {
    openPage("?utm_source=mail");
    saveLandingCampaign();
    openPage("?utm_source=&q=1");
    saveLandingCampaign();
    expect(readCampaign()).toEqual({ utm_source: "mail" });
  });
});

describe("Global Privacy Control", () => {
  test("keeps click identifiers from being stored and sent", () => {
    openPage("?utm_source=ads&gclid=abc&fbclid=def", { isPrivate: true });
    saveLandingCampaign();
    expect(stored()).toEqual({ utm_source: "ads", expires: NOW + DAYS_30 });
    expect(readCampaign()).toEqual({ utm_source: "ads" });
  });

  test("removes stored click identifiers", () => {
    openPage("?utm_source=ads&gclid=abc");
    saveLandingCampaign();
    openPage("", { isPrivate: true });
    saveLandingCampaign();
    expect(readCampaign()).toEqual({ utm_source: "ads" });
    expect(stored()).toEqual({ utm_source: "ads", expires: NOW + DAYS_30 });
  });
});

describe("local storage", () => {
  test.each(["{", "null", "5", '"text"', "[]", '{"utm_source":"x"}', '{"utm_source":"x","expires":"soon"}'])(
    "is replaced if it contains %s",
    (text) => {
      entries.set(KEY, text);
      openPage("");
      saveLandingCampaign();
      expect(readCampaign()).toEqual({});
      openPage("?utm_source=mail");
      saveLandingCampaign();
      expect(stored()).toEqual({ utm_source: "mail", expires: NOW + DAYS_30 });
    },
  );

  test("is read without values that are not text and keys that are unknown", () => {
    entries.set(KEY, JSON.stringify({ utm_source: { a: 1 }, utm_term: "barn", other: "x", expires: NOW + 1 }));
    openPage("");
    expect(readCampaign()).toEqual({ utm_term: "barn" });
  });

  test("may be blocked without an error, and the URL is still used", () => {
    vi.stubGlobal(
      "localStorage",
      new Proxy(
        {},
        {
          get: () => () => {
            throw new DOMException("denied", "SecurityError");
          },
        },
      ),
    );
    openPage("?utm_source=mail");
    saveLandingCampaign();
    expect(readCampaign()).toEqual({ utm_source: "mail" });
    openPage("");
    saveLandingCampaign();
    expect(readCampaign()).toEqual({});
  });
});
