/** The catalog of all diagnostic codes: those of `schemas/diagnostics.ts`, and the lint rules. */
import { DIAGNOSTICS, type Diagnostic, type DiagnosticCode } from "#schemas/diagnostics.ts";
import type { Words } from "#schemas/words.ts";
import type { Rule } from "./model/rule.ts";
import { RULES } from "./rules.ts";

/** The explanation of a diagnostic code. Only lint rules have a reason and a source. */
export interface CodeDescription extends Pick<Rule, "severity" | "title" | "source">, Partial<Pick<Rule, "why">> {
  /** The next step for the reader. */
  hint: string;
  /** The next step in the admin, if it differs. */
  formHint?: string | undefined;
  message?(params: object, words: Words): string;
}

const CATALOG: ReadonlyMap<string, CodeDescription> = new Map<string, CodeDescription>([
  ...Object.entries(DIAGNOSTICS),
  ...RULES.map(({ code, fix, formFix, ...rule }) => [code, { ...rule, hint: fix, formHint: formFix }] as const),
]);

/** Returns every diagnostic code. */
export function listCodes(): DiagnosticCode[] {
  return [...CATALOG.keys()] as DiagnosticCode[];
}

/** Returns the message of a finding for an audience. */
export function messageFor({ code, message, params }: Pick<Diagnostic, "code" | "message" | "params">, words: Words) {
  return (params && describeCode(code)?.message?.(params, words)) ?? message;
}

/** Returns the explanation of a code, or undefined if there is no such code. */
export function describeCode(code: string): CodeDescription | undefined {
  return CATALOG.get(code);
}
