/** The catalog of all diagnostic codes: those of `schemas/diagnostics.ts`, and the lint rules. */
import { DIAGNOSTICS, type DiagnosticCode, type Severity } from "#schemas/diagnostics.ts";
import { RULES } from "./rules.ts";

/** The explanation of a diagnostic code. */
export interface CodeDescription {
  severity: Severity;
  title: string;
  /** The consequence for visitors or for the agency. Only lint rules have one. */
  why?: string;
  /** The next step for the reader. */
  hint: string;
  /** The regulation, standard or publication that a lint rule comes from. */
  source?: string;
}

const CATALOG: ReadonlyMap<string, CodeDescription> = new Map<string, CodeDescription>([
  ...Object.entries(DIAGNOSTICS),
  ...RULES.map(({ code, severity, title, why, fix, source }) => {
    const description = { severity, title, why, hint: fix, ...(source !== undefined && { source }) };
    return [code, description] as const;
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
