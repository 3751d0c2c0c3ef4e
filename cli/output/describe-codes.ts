import type { CodeDescription } from "#content/lint/catalog.ts";
import { DIAGNOSTICS } from "#schemas/diagnostics.ts";

const DEFINITIONS: ReadonlyMap<string, CodeDescription> = new Map(Object.entries(DIAGNOSTICS));

/** Returns the explanations of codes, by code. Loads the lint rules only if one of the codes is theirs. */
export async function describeCodes(codes: readonly string[]): Promise<ReadonlyMap<string, CodeDescription>> {
  if (codes.every((code) => DEFINITIONS.has(code))) return DEFINITIONS;
  const { describeCode } = await import("#content/lint/catalog.ts");
  return new Map(
    codes.flatMap((code) => {
      const description = describeCode(code);
      return description === undefined ? [] : [[code, description] as const];
    }),
  );
}
