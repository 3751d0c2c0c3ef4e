/** The compiled files of an agency's `overrides/`, in a folder beside its site. */
import type { Hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { MailSlot, Overrides, PageSlot } from "#site/slots/slots.ts";

export const STYLES = "styles.css";

export function compiledFolder(out: string): string {
  return `${resolve(out)}.overrides`;
}

/** Loads what an agency adds to the pages of a site and to emails. Undefined if it adds nothing. */
export async function loadOverrides(out: string): Promise<Overrides | undefined> {
  const names = listCompiled(out);
  if (names.length === 0) return undefined;
  const [folder, slots] = [compiledFolder(out), new Map<string, PageSlot & MailSlot>()];
  for (const name of names.filter((each) => each.endsWith(".mjs")))
    slots.set(basename(name, ".mjs"), (await import(pathToFileURL(join(folder, name)).href)).default);
  // `</` would end the element of the styles.
  const styles = names.includes(STYLES) ? readFileSync(join(folder, STYLES), "utf8").replaceAll("</", "<\\/") : "";
  return { slots: Object.fromEntries(slots), mailFooter: slots.get("mail-footer"), styles };
}

/** Adds the compiled files to a fingerprint of the code that renders pages. */
export function hashOverrides(out: string, hash: Hash): void {
  for (const name of listCompiled(out)) hash.update(name).update(readFileSync(join(compiledFolder(out), name)));
}

function listCompiled(out: string): string[] {
  const folder = compiledFolder(out);
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}
