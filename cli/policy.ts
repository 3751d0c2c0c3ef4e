/** What may stand inside the pages of the site: kept with its code, for those who write and serve pages. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { InlinePolicy } from "#schemas/page-policy.ts";
import { UsageError } from "./usage-error.ts";
import { writeWhole } from "./write-whole.ts";

export function writePolicy(root: string, policy: InlinePolicy): void {
  writeWhole(fileOf(root), `${JSON.stringify(policy, null, 2)}\n`);
}

/** @throws where the site's code is not built */
export function readPolicy(root: string): InlinePolicy {
  const file = fileOf(root);
  if (!existsSync(file)) throw new UsageError("site/not-built", "The site's code is not built.");
  return JSON.parse(readFileSync(file, "utf8"));
}

function fileOf(root: string): string {
  return join(root, "dist/inlined.json");
}
