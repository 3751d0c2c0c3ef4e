/** The catalog of all diagnostic codes: those of `schemas/diagnostics.ts`, and the lint rules. */
import { DIAGNOSTICS, type Diagnostic, type DiagnosticCode, type DiagnosticDefinition } from "#schemas/diagnostics.ts";
import type { Words } from "#schemas/words.ts";
import { RULES } from "./rules.ts";

/** The explanation of a diagnostic code. Only lint rules have a reason and a source. */
export interface CodeDescription extends Pick<DiagnosticDefinition, "severity" | "title" | "hint"> {
  why?: string | undefined;
  source?: string | undefined;
}

const CATALOG = new Map<string, DiagnosticDefinition & CodeDescription>([
  ...Object.entries(DIAGNOSTICS),
  ...RULES.map(({ fix: hint, formFix: formHint, ...rule }) => [rule.code, { ...rule, hint, formHint }] as const),
]);

export function listCodes(): DiagnosticCode[] {
  return [...CATALOG.keys()] as DiagnosticCode[];
}

export function messageFor({ code, message, params }: Pick<Diagnostic, "code" | "message" | "params">, words: Words) {
  return (params && CATALOG.get(code)?.message?.(params as never, words)) ?? message;
}

export function describeCode(code: string): CodeDescription | undefined {
  const definition = CATALOG.get(code);
  if (definition === undefined) return undefined;
  const { severity, title, why, hint, source } = definition;
  return { severity, title, why, hint, source };
}

export function explainInAdmin(code: string): string {
  const { title, why = "", hint, formHint = hint } = CATALOG.get(code) ?? {};
  return title === undefined ? "" : `${title}. ${why} ${formHint}`;
}
