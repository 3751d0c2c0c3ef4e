import { expect, test } from "vitest";
import { parseEnv } from "#api/config/env.ts";
import { createLogger } from "#api/config/logger.ts";
import { createQuoteStorage } from "#api/quotes/privacy/quote-storage.ts";
import { memoryDatabase } from "#tests/support/database/office-databases.ts";
import { memoryMediaStore } from "#tests/support/media/memory-media-store.ts";
import { memoryStore } from "#tests/support/store/memory-store.ts";
import { createAdmin } from "./create-admin.ts";

test("accepts only photos that fit into a call of a function, in Base64 and with its headers", () => {
  const parsed = parseEnv({});
  if ("problems" in parsed) throw new Error(parsed.problems.join(" "));
  const database = memoryDatabase();
  const { photos } = createAdmin({
    env: parsed.env,
    root: "",
    out: "",
    database,
    store: memoryStore(),
    media: memoryMediaStore(),
    files: createQuoteStorage(database).files,
    log: createLogger({ LOG_LEVEL: "silent" }),
  });
  const { maxBytes = Infinity } = photos;
  expect((maxBytes / 3) * 4).toBeLessThan(5.9 * 1024 * 1024);
});
