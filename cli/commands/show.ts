import { diff } from "#content/importer/diff.ts";
import type { Context, Outcome } from "../context.ts";
import { EXIT } from "../exit-code.ts";
import { prettyPages } from "./diff.ts";

export async function showCommand(context: Context, revision: number): Promise<Outcome> {
  const { changes, ...entry } = await (await context.store()).revision(revision);
  const pages = changes.map(({ page, before, after }) => ({
    page,
    changes: diff(before ?? undefined, after ?? undefined),
  }));
  const { style } = context;
  const from = `from ${entry.source} (${entry.format})`;
  const heading = `${style.bold(`Revision ${revision}`)} ${entry.time} by ${entry.by}, ${from}\n${entry.message === "" ? "" : `${entry.message}\n`}`;
  return { exitCode: EXIT.ok, json: { ...entry, pages }, text: `${heading}\n${prettyPages(pages, context)}` };
}
