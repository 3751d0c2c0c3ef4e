/** The compiled files of an agency's `overrides/`, in a folder beside its site. */
import type { Hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { MailSlot, Overrides, PageSlot, SlotName } from "#site/slots/slots.ts";

export const STYLES = "styles.css";

export function compiledFolder(out: string): string {
  return `${resolve(out)}.overrides`;
}

/** Loads what an agency adds to the pages of a site and to emails. Undefined if it adds nothing. */
export async function loadOverrides(out: string): Promise<Overrides | undefined> {
  const folder = compiledFolder(out);
  const names = listCompiled(out);
  if (names.length === 0) return undefined;
  const overrides: Overrides = { slots: {}, styles: "" };
  for (const name of names) {
    if (name === STYLES) overrides.styles = readFileSync(join(folder, name), "utf8");
    else {
      const slot = basename(name, ".mjs") as SlotName;
      const { default: render }: { default: PageSlot & MailSlot } = await import(
        pathToFileURL(join(folder, name)).href
      );
      if (slot === "mail-footer") overrides.mailFooter = render;
      else overrides.slots[slot] = render;
    }
  }
  return overrides;
}

/** Adds the compiled files to a fingerprint of the code that renders pages. */
export function hashOverrides(out: string, hash: Hash): void {
  for (const name of listCompiled(out)) hash.update(name).update(readFileSync(join(compiledFolder(out), name)));
}

function listCompiled(out: string): string[] {
  const folder = compiledFolder(out);
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}
