import type { Diagnostic, DiagnosticCode } from "#schemas/diagnostics.ts";
import type { Pointer } from "#schemas/json.ts";

/** A JSON text: a file, or the JSON that a string inside another source holds. */
export interface Source {
  file: string;
  readonly text: string;
  /** Where this text stands in the file: "" for the file itself. */
  pointer: Pointer;
  /** The source whose string this is. */
  outer?: Source;
}

/** What a stage has found, before anybody has worked out the line. */
export interface Finding extends Omit<Diagnostic, "severity" | "file" | "line" | "column" | "pointer" | "related"> {
  /** Left out where the finding is about no place in the input. */
  source?: Source;
  pointer?: Pointer;
  /** In the source's text; without it, the place is looked up by the pointer. */
  offset?: number;
  /** Point at the member's name rather than its value. */
  isAboutName?: boolean;
  related?: (Finding & { source: Source })[];
}

export function createFinding(
  code: DiagnosticCode,
  message: string,
  details: Omit<Finding, "code" | "message"> = {},
): Finding {
  return { code, message, ...details };
}
