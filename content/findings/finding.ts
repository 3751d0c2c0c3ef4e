import { type Diagnostic, type DiagnosticCode, type ParamsOf, writeMessage } from "#schemas/diagnostics.ts";
import type { Pointer } from "#schemas/json.ts";

/** A JSON text: a file, or a string inside another source that contains JSON. */
export interface Source {
  file: string;
  readonly text: string;
  /** Position of this text in its file: "" for the file itself. */
  pointer: Pointer;
  /** The source that contains this text as a string. */
  outer?: Source;
}

/** A problem found by one stage of the importer. `toDiagnostics` turns it into a line and a column. */
export interface Finding extends Omit<Diagnostic, "severity" | "file" | "line" | "column" | "pointer" | "related"> {
  /** By default, the severity of the code in the catalog. */
  severity?: Diagnostic["severity"];
  /** Omitted if the finding is not about a place in the input. */
  source?: Source;
  pointer?: Pointer;
  /** UTF-16 offset in the source's text. If omitted, the position is looked up by `pointer`. */
  offset?: number;
  /** Points to the name of the member instead of its value. */
  isAboutName?: boolean;
  /** The other places that the finding is about, such as the first of two duplicates. */
  related?: FoundAt[];
}

export type FoundAt = Pick<Finding, "pointer" | "offset" | "isAboutName"> & { source: Source };

export function createFinding<Code extends DiagnosticCode>(
  code: Code,
  params: ParamsOf<Code>,
  details: Omit<Finding, "code" | "message" | "params"> = {},
): Finding {
  return { code, ...writeMessage(code, params), ...details };
}
