/** Turns findings into diagnostics: offsets and pointers become lines and columns of the file, through string escapes. */
import { type Diagnostic, defaultSeverity, type SourceLocation } from "#schemas/diagnostics.ts";
import { type Pointer, segments } from "#schemas/json.ts";
import type { Finding, Source } from "./finding.ts";
import { endOfString, walkJsonText } from "./json-scanner.ts";

/**
 * Converts findings to diagnostics. Each source is walked at most once.
 * @returns findings without a location first, then the others by file, line and column
 */
export function toDiagnostics(findings: readonly Finding[]): Diagnostic[] {
  const locate = createLocator(findings.flatMap((finding) => [finding, ...(finding.related ?? [])]));
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
    return { ...located, related: related.map((other) => ({ ...locate(other), message: other.message })) };
  });
  return sortByLocation(diagnostics);
}

function sortByLocation(diagnostics: Diagnostic[]): Diagnostic[] {
  const files = new Set(diagnostics.map(({ file }) => file));
  const ranks = new Map([...files].map((file, index) => [file, file === undefined ? -1 : index]));
  const rank = ({ file }: Diagnostic) => ranks.get(file) ?? -1;
  return diagnostics.sort(
    (a, b) => rank(a) - rank(b) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
  );
}

type FindingWithSource = Finding & { source: Source };

/** Returns a function that finds the line and column of each of `findings`. */
function createLocator(findings: readonly Finding[]): (finding: FindingWithSource) => SourceLocation {
  const offsets = findOffsets(findings);
  const lineStarts = new Map<Source, number[]>();
  const unitOffsets = new Map<Source, Uint32Array>();

  /** An offset in a string is first mapped to the text that contains the string, up to the file itself. */
  function toLineAndColumn(source: Source, offset: number): { line: number; column: number } {
    if (source.outer !== undefined) {
      const literal = offsets.get(source.outer)?.get(source.pointer)?.value ?? 0;
      const units = unitOffsets.get(source) ?? findUnitOffsets(source.outer.text, literal);
      unitOffsets.set(source, units);
      return toLineAndColumn(source.outer, units[Math.min(offset, units.length - 1)] ?? literal);
    }
    const starts = lineStarts.get(source) ?? findLineStarts(source.text);
    lineStarts.set(source, starts);
    const line = lastIndexAtMost(starts, offset);
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  }

  return ({ source, pointer = source.pointer, offset, isAboutName }) => {
    const found = offset === undefined ? offsets.get(source)?.get(pointer) : { value: offset };
    const start = (isAboutName ? found?.name : undefined) ?? found?.value ?? 0;
    return { file: source.file, ...toLineAndColumn(source, start), pointer };
  };
}

/** Offsets of a member's value and name in a text. */
interface MemberOffsets {
  value: number;
  name?: number;
}

/** Finds the offset of every pointer that a finding refers to, and of every string that contains a finding. */
function findOffsets(findings: readonly Finding[]): Map<Source, Map<Pointer, MemberOffsets>> {
  const pointers = new Map<Source, Set<Pointer>>();
  const add = (source: Source, pointer: Pointer) => {
    const known = pointers.get(source);
    if (known === undefined) pointers.set(source, new Set([pointer]));
    else known.add(pointer);
  };
  for (const { source, pointer, offset, count } of findings) {
    if (source === undefined || count !== undefined) continue;
    if (offset === undefined) add(source, pointer ?? source.pointer);
    for (let inner: Source = source; inner.outer !== undefined; inner = inner.outer) add(inner.outer, inner.pointer);
  }
  return new Map([...pointers].map(([source, wanted]) => [source, findPointers(source, wanted)]));
}

/** A tree of the pointers to find. */
interface PointerTree {
  pointer?: Pointer;
  children: Map<string, PointerTree>;
}

function toPointerTree(source: Source, pointers: ReadonlySet<Pointer>): PointerTree {
  const root: PointerTree = { children: new Map() };
  const depth = segments(source.pointer).length;
  for (const pointer of pointers) {
    let node = root;
    for (const segment of segments(pointer).slice(depth)) {
      const next = node.children.get(segment) ?? { children: new Map() };
      node.children.set(segment, next);
      node = next;
    }
    node.pointer = pointer;
  }
  return root;
}

/** Finds pointers in a valid text in one pass. A pointer that does not exist gets the offsets of its nearest ancestor. */
function findPointers(source: Source, pointers: ReadonlySet<Pointer>): Map<Pointer, MemberOffsets> {
  const found = new Map<Pointer, MemberOffsets>();
  const openNodes: (PointerTree | undefined)[] = [];
  let current: { node: PointerTree | undefined; name?: number } = { node: toPointerTree(source, pointers) };
  const visit = (offset: number) => {
    const { node, name } = current;
    if (node !== undefined) setOffsets(node, name === undefined ? { value: offset } : { value: offset, name }, found);
  };
  walkJsonText(source.text, {
    enter(offset) {
      openNodes.push(current.node);
      visit(offset);
      return true;
    },
    leave: () => void openNodes.pop(),
    member(key, offset) {
      current = { node: openNodes.at(-1)?.children.get(String(key)) };
      if (typeof key === "string") current.name = offset;
    },
    scalar: visit,
  });
  const start = { value: Math.max(0, source.text.search(/\S/)) };
  for (const pointer of pointers) if (!found.has(pointer)) found.set(pointer, start);
  return found;
}

/** Records the offsets for a node and for its descendants, which overwrite them if they are found later. */
function setOffsets(node: PointerTree, offsets: MemberOffsets, found: Map<Pointer, MemberOffsets>): void {
  if (node.pointer !== undefined) found.set(node.pointer, offsets);
  for (const child of node.children.values()) setOffsets(child, offsets, found);
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

/** Returns the index of the last number that is at most `limit`, in a sorted list that begins with 0. */
function lastIndexAtMost(sorted: readonly number[], limit: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((sorted[middle] ?? 0) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}
