import { expect, test } from "vitest";
import { readDatabaseUrl } from "./database-url.ts";

const [URL, OFFER] = ["postgres://db.example/agency", "postgres://offer.example/agency"];

test.each([
  [{}, undefined],
  [{ DATABASE_URL: "" }, undefined],
  [{ DATABASE_URL: URL, NETLIFY_DATABASE_URL: OFFER }, URL],
  [{ DATABASE_URL: "", NETLIFY_DATABASE_URL: OFFER }, OFFER],
  [{ DATABASE_URL: URL, NETLIFY: "true", CONTEXT: "production" }, URL],
  [{ DATABASE_URL: URL, NETLIFY: "true", CONTEXT: "deploy-preview" }, undefined],
  [{ NETLIFY_DATABASE_URL: OFFER, NETLIFY: "true", CONTEXT: "branch-deploy" }, undefined],
  [{ DATABASE_URL: URL, CONTEXT: "anything" }, URL],
])("reads the database of %j", (env, url) => {
  expect(readDatabaseUrl(env)).toBe(url);
});
