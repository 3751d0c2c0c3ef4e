import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { saveLandingCampaign, readCampaign } from "./campaign.ts";

const KEY = "campaign";
const DAYS_30 = 30 * 24 * 60 * 60 * 1000;
const NOW = new Date("2026-03-02T09:00:00Z").getTime();

let kept: Map<string, string>;

/** A page at an address with `search`, in a browser that keeps `kept`. */
function open(search: string, { isPrivate }: { isPrivate?: boolean } = {}): void {
  vi.stubGlobal("location", { search });
  vi.stubGlobal("navigator", { globalPrivacyControl: isPrivate });
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  kept = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const stored = () => JSON.parse(kept.get(KEY) ?? "null");

describe("a landing address", () => {
  test("with a campaign is kept for 30 days and used on the pages after it", () => {
    open("?utm_source=mail&utm_campaign=spring%20sale&gclid=abc&page=2");
    saveLandingCampaign();
    const campaign = { utm_source: "mail", utm_campaign: "spring sale", gclid: "abc" };
    expect(stored()).toEqual({ ...campaign, expires: NOW + DAYS_30 });
    expect(readCampaign()).toEqual(campaign);

    open("");
    vi.setSystemTime(NOW + DAYS_30 - 1000);
    saveLandingCampaign();
    expect(readCampaign()).toEqual(campaign);
    expect(stored()).toEqual({ ...campaign, expires: NOW + DAYS_30 });

    vi.setSystemTime(NOW + DAYS_30 + 1000);
    saveLandingCampaign();
    expect(readCampaign()).toEqual({});
    expect(kept.size).toBe(0);
  });

  test("with another campaign replaces the one before as a whole", () => {
    open("?utm_source=mail&utm_term=barn");
    saveLandingCampaign();
    open("?utm_source=radio");
    saveLandingCampaign();
    expect(readCampaign()).toEqual({ utm_source: "radio" });
    expect(stored()).toEqual({ utm_source: "radio", expires: NOW + DAYS_30 });
  });

  test("without one, or with an empty one, leaves what is kept", () => {
    open("?utm_source=mail");
    saveLandingCampaign();
    open("?utm_source=&q=1");
    saveLandingCampaign();
    expect(readCampaign()).toEqual({ utm_source: "mail" });
  });
});

describe("with Global Privacy Control", () => {
  test("what tells one click from another is neither kept nor sent", () => {
    open("?utm_source=ads&gclid=abc&fbclid=def", { isPrivate: true });
    saveLandingCampaign();
    expect(stored()).toEqual({ utm_source: "ads", expires: NOW + DAYS_30 });
    expect(readCampaign()).toEqual({ utm_source: "ads" });
  });

  test("it goes where it was kept before", () => {
    open("?utm_source=ads&gclid=abc");
    saveLandingCampaign();
    open("", { isPrivate: true });
    saveLandingCampaign();
    expect(readCampaign()).toEqual({ utm_source: "ads" });
    expect(stored()).toEqual({ utm_source: "ads", expires: NOW + DAYS_30 });
  });
});

describe("a storage", () => {
  test.each(["{", "null", "5", '"text"', "[]", '{"utm_source":"x"}', '{"utm_source":"x","expires":"soon"}'])(
    "that holds %s is survived",
    (text) => {
      kept.set(KEY, text);
      open("");
      saveLandingCampaign();
      expect(readCampaign()).toEqual({});
      open("?utm_source=mail");
      saveLandingCampaign();
      expect(stored()).toEqual({ utm_source: "mail", expires: NOW + DAYS_30 });
    },
  );

  test("with values of another kind gives none of them", () => {
    kept.set(KEY, JSON.stringify({ utm_source: { a: 1 }, utm_term: "barn", other: "x", expires: NOW + 1 }));
    open("");
    expect(readCampaign()).toEqual({ utm_term: "barn" });
  });

  test("that is blocked is survived, and the address is still used", () => {
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
    open("?utm_source=mail");
    saveLandingCampaign();
    expect(readCampaign()).toEqual({ utm_source: "mail" });
    open("");
    saveLandingCampaign();
    expect(readCampaign()).toEqual({});
  });
});
