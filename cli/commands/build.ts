import { buildSite } from "#site/build.ts";
import type { Context, Outcome } from "../context.ts";
import { EXIT } from "../exit-code.ts";
import { writePolicy } from "../policy.ts";
import { siteFolder } from "../publish.ts";

export async function buildCommand({ root }: Context): Promise<Outcome> {
  writePolicy(root, await buildSite({ root }));
  const message = `Built the site's code into ${siteFolder(root)}.`;
  return {
    exitCode: EXIT.ok,
    json: { success: true, message },
    text: `${message}\n`,
    next: "Next: agency prerender writes its pages.",
  };
}
