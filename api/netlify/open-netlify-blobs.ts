/** Access to the Netlify Blobs of a site from outside its functions: during a build, or on another computer. */
import { getStore, type Store } from "@netlify/blobs";
import * as z from "zod";
import { tryParseJson } from "#schemas/json.ts";

/** Function that opens a store of the site by its name. */
export type OpenBlobs = (name: string) => Store;

export type Environment = Readonly<Record<string, string | undefined>>;

/** Credentials that Netlify passes to builds, as JSON in Base64. */
const ContextSchema = z.object({
  siteID: z.string(),
  token: z.string(),
  apiURL: z.url().exactOptional(),
  edgeURL: z.url().exactOptional(),
  uncachedEdgeURL: z.url().exactOptional(),
});

const CREDENTIALS = ["NETLIFY_SITE_ID", "NETLIFY_AUTH_TOKEN"] as const;

/**
 * Opens the Netlify Blobs of a site with the credentials in the environment: those of the build, or else a site ID and a
 * personal access token.
 * @returns every problem with the credentials as one sentence each, if there are any. No sentence quotes a value.
 */
export function openNetlifyBlobs(env: Environment): { openBlobs: OpenBlobs } | { problems: string[] } {
  const { NETLIFY_BLOBS_CONTEXT: context, NETLIFY_SITE_ID: siteID = "", NETLIFY_AUTH_TOKEN: token = "" } = env;
  const missing = CREDENTIALS.filter((name) => !env[name]);
  if (!context && missing.length > 0) {
    return { problems: missing.map((name) => `${name} must be set if STORAGE is netlify-blobs.`) };
  }
  const credentials = context
    ? ContextSchema.safeParse(tryParseJson(Buffer.from(context, "base64").toString())).data
    : { siteID, token };
  if (credentials === undefined) return { problems: ["NETLIFY_BLOBS_CONTEXT must be the value that Netlify sets."] };
  return { openBlobs: (name) => getStore({ name, consistency: "strong", ...credentials }) };
}
