import type { HealthCheck } from "#content/health/health-check.ts";
import { diagnose } from "#schemas/diagnostics.ts";
import type { Env } from "../config/env.ts";
import { readinessSeverity } from "./readiness-severity.ts";

/**
 * Checks that PUBLIC_URL is set, is secure, and is the address in the site settings.
 * @param siteUrl returns `url` of the site settings
 */
export function publicAddressCheck(
  env: Pick<Env, "PUBLIC_URL" | "NODE_ENV">,
  siteUrl: () => Promise<string | undefined>,
): HealthCheck {
  return {
    name: "Public address",
    async run() {
      const message = findProblem(env.PUBLIC_URL, await siteUrl());
      if (message === undefined) return [];
      return [{ diagnostic: diagnose("command/settings", message, { severity: readinessSeverity(env) }) }];
    },
  };
}

function findProblem(publicUrl: string | undefined, siteUrl: string | undefined): string | undefined {
  if (publicUrl === undefined) return "PUBLIC_URL is not set, so the server cannot tell browsers to use only HTTPS.";
  if (!publicUrl.startsWith("https:"))
    return "PUBLIC_URL must begin with https://, so that no one can read quote requests.";
  if (siteUrl === undefined || origin(siteUrl) === origin(publicUrl)) return undefined;
  return `PUBLIC_URL is ${origin(publicUrl)}, but \`url\` in site.json is ${siteUrl}. Both must be the same website.`;
}

function origin(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : url;
}
