import type { Diagnostic } from "#schemas/diagnostics.ts";

const KEY_CODES: ReadonlySet<string> = new Set(["content/unknown-key", "page/new"]);

/** Returns the correction that the user can choose for a finding. A name that is not recognized becomes the nearest one. */
export function correctionOf({ code, fix, suggestion }: Diagnostic): Diagnostic["fix"] {
  return fix ?? (KEY_CODES.has(code) && suggestion !== undefined ? { key: suggestion } : undefined);
}
