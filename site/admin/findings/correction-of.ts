import type { Diagnostic } from "#schemas/diagnostics.ts";

/** Returns the correction that the user can choose for a finding. A name that is not recognized becomes the nearest one. */
export function correctionOf({ code, fix, suggestion }: Diagnostic): Diagnostic["fix"] {
  return fix ?? (code === "content/unknown-key" && suggestion !== undefined ? { key: suggestion } : undefined);
}
