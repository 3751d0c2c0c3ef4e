import { type Diagnostic, type DiagnosticCode, type ParamsOf, writeMessage } from "#schemas/diagnostics.ts";
import type { Pointer } from "#schemas/json.ts";
import { countProblems } from "#schemas/limit-diagnostics.ts";
import { groupBy } from "#schemas/values/group-by.ts";

/** A JSON text: a file, or a string inside another source that contains JSON. */
export interface Source {
  file: string;
  readonly text: string;
  /** Position of this text in its file: "" for the file itself. */
  pointer: Pointer;
  /** The source that contains this text as a string. */
  outer?: Source;
  /** Returns the member of a large text as a source, so that the whole text need not be read. */
  partAt?(pointer: Pointer): Source | undefined;
  /** Returns the place of such a member in its file, which begins with its name, and the offset of its value. */
  part?(): { line: number; column: number; value: number };
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

/** Findings of each code that are listed one by one. A large input can have millions. */
export const MAX_LISTED = 1000;

/**
 * A list of findings with a bound on its size. It keeps the first findings of each code. The others become one finding
 * for each code, file and page, with their number and no position.
 */
export class FindingList {
  readonly #listed: Finding[] = [];
  readonly #counts = new Map<DiagnosticCode, number>();
  readonly #counted = new Map<string, Finding & { count: number }>();

  constructor(findings: Iterable<Finding> = []) {
    this.addAll(findings);
  }

  /** Returns whether further findings of a code are only counted. Callers can leave out their costly parts. */
  isFull(code: DiagnosticCode): boolean {
    return (this.#counts.get(code) ?? 0) >= MAX_LISTED;
  }

  add(finding: Finding): void {
    const { code, count } = finding;
    if (count !== undefined || this.isFull(code)) this.#count(finding, count ?? 1);
    else {
      this.#listed.push(finding);
      this.#counts.set(code, (this.#counts.get(code) ?? 0) + 1);
    }
  }

  addAll(findings: Iterable<Finding>): void {
    for (const finding of findings) this.add(finding);
  }

  toArray(): Finding[] {
    return [...this.#listed, ...this.#counted.values()];
  }

  #count({ code, severity, message, page, source }: Finding, count: number): void {
    const key = `${code} ${severity} ${page} ${source?.file}`;
    const counted = this.#counted.get(key);
    if (counted !== undefined) counted.count += count;
    else {
      const place = { ...(page !== undefined && { page }), ...(source !== undefined && { source }) };
      this.#counted.set(key, { code, message, count, ...(severity !== undefined && { severity }), ...place });
    }
  }
}

/** Combines the diagnostics that only have a number to one for each code and severity, at the end. */
export function combineCounted(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const counted = diagnostics.filter(({ count }) => count !== undefined);
  const groups = groupBy(counted, ({ code, severity }) => `${code} ${severity}`);
  const combined = [...groups.values()].flatMap((group) => {
    const count = countProblems(group);
    const more =
      count === 1
        ? "1 more problem of this kind is"
        : `${count.toLocaleString("en-US")} more problems of this kind are`;
    const message = `${more} not listed. Fix the others first.`;
    return group.slice(0, 1).map(({ code, severity }) => ({ code, severity, count, message }));
  });
  return [...diagnostics.filter(({ count }) => count === undefined), ...combined];
}
