import { afterEach, expect, test, vi } from "vitest";
import { readAccess } from "./access.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const CLOSED = "The admin is closed because ADMIN_PASSWORD_HASH is not set.";

test.each([
  ["the API has no password", () => Response.json({ error: CLOSED, code: "admin-closed" }, { status: 403 }), CLOSED],
  [
    "there is no API",
    () => new Response("Not Found", { status: 404 }),
    "This copy of the site has no server, so it has no admin panel.",
  ],
  [
    "the server does not respond",
    () => {
      throw new TypeError("Failed to fetch");
    },
    "The server is not responding. Check your connection, then try again.",
  ],
])("the admin is closed if %s, and says so", async (_, respond, reason) => {
  vi.stubGlobal("fetch", async () => respond());
  expect(await readAccess()).toEqual({ state: "closed", reason });
});
