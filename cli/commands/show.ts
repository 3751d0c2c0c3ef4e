import { readRevisionDetail } from "#content/history.ts";
import type { Context, Outcome } from "../context.ts";
import { EXIT } from "../exit-code.ts";
import { prettyPages } from "./diff.ts";

export async function showCommand(context: Context, number: number): Promise<Outcome> {
  const revision = await readRevisionDetail(await context.store(), number);
  const { time, by, source, format, message, pages } = revision;
  const { style } = context;
  const heading = `${style.bold(`Revision ${number}`)} ${time} by ${by}, from ${source} (${format})\n${message === "" ? "" : `${message}\n`}`;
  return { exitCode: EXIT.ok, json: revision, text: `${heading}\n${prettyPages(pages, context)}` };
}
