/** The catalog of all diagnostic codes: those of `schemas/diagnostics.ts`, and the lint rules. */
import { DIAGNOSTICS, type DiagnosticCode } from "#schemas/diagnostics.ts";
import type { Rule } from "./model/rule.ts";
import { RULES } from "./rules.ts";

/** The explanation of a diagnostic code. Only lint rules have a reason and a source. */
export interface CodeDescription extends Pick<Rule, "severity" | "title" | "source">, Partial<Pick<Rule, "why">> {
  /** The next step for the reader. */
  hint: string;
}

const CATALOG: ReadonlyMap<string, CodeDescription> = new Map<string, CodeDescription>([
  ...Object.entries(DIAGNOSTICS),
  ...RULES.map(({ code, severity, title, why, fix: hint, source }) => {
    return [code, { severity, title, why, hint, ...(source !== undefined && { source }) }] as const;
  }),
]);

/** Returns every diagnostic code. */
export function listCodes(): DiagnosticCode[] {
  return [...CATALOG.keys()] as DiagnosticCode[];
}

/** Returns the explanation of a code, or undefined if there is no such code. */
export function describeCode(code: string): CodeDescription | undefined {
  return CATALOG.get(code);
}
