/** Turns findings into diagnostics: offsets and pointers become lines and columns of the file, through string escapes. */
import { lowerBound } from "#content/platform/lower-bound.ts";
import { type Diagnostic, defaultSeverity, type SourceLocation } from "#schemas/diagnostics.ts";
import { child, descendant, type Pointer, segments } from "#schemas/json.ts";
import type { Finding, FoundAt, Source } from "./finding.ts";
import { endOfString, type JsonTextVisitor, walkJsonText } from "./json-scanner.ts";

/**
 * Converts findings to diagnostics. Each source is walked at most once.
 * @returns findings without a location first, then the others by file, line and column
 */
export function toDiagnostics(findings: readonly Finding[]): Diagnostic[] {
  const locate = createLocator(findings.flatMap(({ related = [], ...finding }) => [finding, ...related]));
  const diagnostics = findings.map((finding): Diagnostic => {
    const { source, related, fix, offset: _, isAboutName: __, ...details } = finding;
    // A correction inside a string would have to be escaped.
    const base = {
      ...details,
      ...(fix !== undefined && source?.outer === undefined && { fix }),
      severity: finding.severity ?? defaultSeverity(finding.code),
    };
    if (source === undefined) return base;
    if (base.count !== undefined) return { ...base, file: source.file };
    const located = { ...base, ...locate({ ...finding, source }) };
    if (related === undefined) return located;
    return { ...located, related: related.map((other) => ({ ...locate(other), message: "The other one is here." })) };
  });
  const files = new Set(diagnostics.map(({ file }) => file));
  const ranks = new Map([...files].map((file, index) => [file, file === undefined ? -1 : index]));
  const rank = ({ file }: Diagnostic) => ranks.get(file) ?? -1;
  return diagnostics.sort(
    (a, b) => rank(a) - rank(b) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
  );
}

type Locatable = Partial<FoundAt> & Pick<Finding, "count">;

/** Returns a function that finds the line and column of each of `findings`. */
function createLocator(findings: readonly Locatable[]): (finding: FoundAt) => SourceLocation {
  const offsets = findOffsets(findings);
  const lineStarts = new Map<Source, number[]>();
  const unitOffsets = new Map<Source, Uint32Array>();
  const lookUp = (source: Source, pointer: Pointer) => findLast(ancestorsOf(pointer, source), offsets.get(source));

  /** An offset in a string is first mapped to the text that contains the string, up to the file itself. */
  function toLineAndColumn(source: Source, offset: number): { line: number; column: number } {
    if (source.outer !== undefined) {
      const literal = lookUp(source.outer, source.pointer).value;
      const units = unitOffsets.get(source) ?? findUnitOffsets(source.outer.text, literal);
      unitOffsets.set(source, units);
      return toLineAndColumn(source.outer, units[Math.min(offset, units.length - 1)] ?? literal);
    }
    const starts = lineStarts.get(source) ?? findLineStarts(source.text);
    lineStarts.set(source, starts);
    const index = lowerBound(starts, offset + 1) - 1;
    const { line, column } = source.part?.() ?? { line: 1, column: 1 };
    return { line: line + index, column: offset - (starts[index] ?? 0) + (index === 0 ? column : 1) };
  }

  return ({ source, pointer = source.pointer, offset, isAboutName }) => {
    const found = offset === undefined ? lookUp(source, pointer) : { value: offset };
    const start = (isAboutName ? found.name : undefined) ?? found.value;
    return { file: source.file, ...toLineAndColumn(source, start), pointer };
  };
}

type MemberOffsets = { value: number; name?: number };

/** Finds the offset of every pointer that a finding refers to, of every string that contains a finding, and of their ancestors. */
function findOffsets(findings: readonly Locatable[]): Map<Source, Map<Pointer, MemberOffsets>> {
  const wanted = new Map<Source, Set<Pointer>>();
  const add = (source: Source, pointer: Pointer) => {
    const pointers = wanted.get(source) ?? new Set();
    wanted.set(source, pointers);
    for (const ancestor of ancestorsOf(pointer, source)) pointers.add(ancestor);
  };
  for (const { source, pointer, offset, count } of findings) {
    if (source === undefined || count !== undefined) continue;
    if (offset === undefined) add(source, pointer ?? source.pointer);
    for (let inner: Source = source; inner.outer !== undefined; inner = inner.outer) add(inner.outer, inner.pointer);
  }
  return new Map([...wanted].map(([source, pointers]) => [source, findPointers(source, pointers)]));
}

/** Returns the pointers to a value and to the values that contain it, from the outermost. */
function ancestorsOf(pointer: Pointer, { pointer: root }: Source): Pointer[] {
  const path = segments(pointer).slice(segments(root).length);
  return [root, ...path.map((_, index) => descendant(root, path.slice(0, index + 1)))];
}

/** Finds pointers in a valid text in one pass. `wanted` also has the ancestors of each. */
function findPointers(source: Source, wanted: ReadonlySet<Pointer>): Map<Pointer, MemberOffsets> {
  const { text, pointer: root, part } = source;
  const found = new Map<Pointer, MemberOffsets>();
  const open: (Pointer | undefined)[] = [];
  let current: { pointer: Pointer | undefined; name?: number } = { pointer: root, ...(part && { name: 0 }) };
  const visit = (value: number) => {
    const { pointer, ...name } = current;
    if (pointer !== undefined) found.set(pointer, { value, ...name });
  };
  const visitor: JsonTextVisitor = {
    enter(offset) {
      open.push(current.pointer);
      visit(offset);
      return true;
    },
    leave: () => void open.pop(),
    member(key, offset) {
      const parent = open.at(-1);
      const pointer = parent === undefined ? undefined : child(parent, key);
      current = { pointer: pointer !== undefined && wanted.has(pointer) ? pointer : undefined };
      if (typeof key === "string") current.name = offset;
    },
    scalar: visit,
  };
  walkJsonText(text, visitor, part?.().value);
  return found;
}

/** Returns the offsets of the last value of a path that exists. One in front of its parent belongs to a duplicate of the parent. */
function findLast(path: readonly Pointer[], offsets: ReadonlyMap<Pointer, MemberOffsets> = new Map()): MemberOffsets {
  let last: MemberOffsets = { value: 0 };
  for (const pointer of path) {
    const found = offsets.get(pointer);
    if (found === undefined || found.value < last.value) break;
    last = found;
  }
  return last;
}

/**
 * Returns, for each UTF-16 code unit of a string's value and for its end, the offset in `text` that it comes from.
 * RFC 8259 §7: `\uXXXX` takes six characters, every other escape two.
 * @param literal offset of the string's opening quote
 */
function findUnitOffsets(text: string, literal: number): Uint32Array {
  const end = endOfString(text, literal) - 1;
  const offsets = new Uint32Array(end - literal);
  let unit = 0;
  for (let at = literal + 1; at < end; unit += 1) {
    offsets[unit] = at;
    if (text.charAt(at) !== "\\") at += 1;
    else at += text.charAt(at + 1) === "u" ? 6 : 2;
  }
  offsets[unit] = end;
  return offsets.subarray(0, unit + 1);
}

function findLineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}
