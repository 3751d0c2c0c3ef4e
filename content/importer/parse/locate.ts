/** From findings to diagnostics: offsets and pointers become lines and columns of the file, through the escapes. */
import { DIAGNOSTICS, type Diagnostic, type SourceLocation } from "#schemas/diagnostics.ts";
import { type Pointer, segments } from "#schemas/json.ts";
import type { Finding, Source } from "./finding.ts";
import { endOfString, walkJsonText } from "./json-scanner.ts";

/** Findings as diagnostics, in the order of their places. Each source is walked once at the most. */
export function toDiagnostics(findings: readonly Finding[]): Diagnostic[] {
  const offsets = lookUp(findings.flatMap((finding) => [finding, ...(finding.related ?? [])]));
  const lines = new Map<Source, number[]>();
  const units = new Map<Source, Uint32Array>();

  function position(source: Source, offset: number): { line: number; column: number } {
    if (source.outer !== undefined) {
      const literal = offsets.get(source.outer)?.get(source.pointer)?.value ?? 0;
      const places = units.get(source) ?? unitPlaces(source.outer.text, literal);
      units.set(source, places);
      return position(source.outer, places[Math.min(offset, places.length - 1)] ?? literal);
    }
    const starts = lines.get(source) ?? lineStarts(source.text);
    lines.set(source, starts);
    const line = lastAtMost(starts, offset);
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  }

  function place(finding: Finding & { source: Source }): SourceLocation {
    const { source, pointer = source.pointer } = finding;
    const found = finding.offset === undefined ? offsets.get(source)?.get(pointer) : { value: finding.offset };
    const offset = (finding.isAboutName ? found?.name : undefined) ?? found?.value ?? 0;
    return { file: source.file, ...position(source, offset), pointer };
  }

  const diagnostics = findings.map(({ source, related, offset, isAboutName, ...finding }): Diagnostic => {
    const base = { ...finding, severity: DIAGNOSTICS[finding.code].severity };
    if (source === undefined) return base;
    const placed = place({
      ...finding,
      source,
      ...(offset !== undefined && { offset }),
      ...(isAboutName && { isAboutName }),
    });
    if (related === undefined) return { ...base, ...placed };
    return { ...base, ...placed, related: related.map((other) => ({ ...place(other), message: other.message })) };
  });
  const files = [...new Set(diagnostics.map(({ file }) => file))];
  const rank = ({ file }: Diagnostic) => (file === undefined ? -1 : files.indexOf(file));
  return diagnostics.sort(
    (a, b) => rank(a) - rank(b) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
  );
}

/** Where the value and the name of a member stand in their text. */
interface Located {
  value: number;
  name?: number;
}

/** For every source, where the pointers stand that a finding, or a string with a finding inside, is about. */
function lookUp(findings: readonly Finding[]): Map<Source, Map<Pointer, Located>> {
  const wanted = new Map<Source, Set<Pointer>>();
  const want = (source: Source, pointer: Pointer) => {
    const pointers = wanted.get(source);
    if (pointers === undefined) wanted.set(source, new Set([pointer]));
    else pointers.add(pointer);
  };
  for (const { source, pointer, offset } of findings) {
    if (source === undefined) continue;
    if (offset === undefined) want(source, pointer ?? source.pointer);
    for (let inner: Source = source; inner.outer !== undefined; inner = inner.outer) want(inner.outer, inner.pointer);
  }
  return new Map([...wanted].map(([source, pointers]) => [source, locate(source, pointers)]));
}

interface Wanted {
  pointer?: Pointer;
  children: Map<string, Wanted>;
}

/** One pass over a text that parses. A pointer that is not there answers with the nearest place above it. */
function locate(source: Source, pointers: ReadonlySet<Pointer>): Map<Pointer, Located> {
  const start = { value: Math.max(0, source.text.search(/\S/)) };
  const root: Wanted = { children: new Map() };
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

  const found = new Map<Pointer, Located>();
  /** The open containers: what is wanted below each, and where it stands. */
  const open: { wanted: Wanted | undefined; at: Located }[] = [];
  let current: { wanted: Wanted | undefined; name?: number } = { wanted: root };
  const arrive = (offset: number): Located => {
    const at = current.name === undefined ? { value: offset } : { value: offset, name: current.name };
    if (current.wanted !== undefined) settle(current.wanted, at, found);
    return at;
  };
  walkJsonText(source.text, {
    enter(offset) {
      open.push({ wanted: current.wanted, at: arrive(offset) });
      return true;
    },
    leave: () => void open.pop(),
    member(key, offset) {
      current = { wanted: open.at(-1)?.wanted?.children.get(String(key)) };
      if (typeof key === "string") current.name = offset;
    },
    scalar: arrive,
  });
  for (const pointer of pointers) if (!found.has(pointer)) found.set(pointer, start);
  return found;
}

/** Notes the place for a pointer, and for those below it until they are found themselves. */
function settle(wanted: Wanted, at: Located, found: Map<Pointer, Located>): void {
  if (wanted.pointer !== undefined) found.set(wanted.pointer, at);
  for (const below of wanted.children.values()) settle(below, at, found);
}

/**
 * For each unit of the string whose literal opens at `literal`, and for its end, the offset in `text` that it came from.
 * RFC 8259 §7: `\uXXXX` is six characters, every other escape two.
 */
function unitPlaces(text: string, literal: number): Uint32Array {
  const end = endOfString(text, literal) - 1;
  const places = new Uint32Array(end - literal);
  let unit = 0;
  for (let at = literal + 1; at < end; unit += 1) {
    places[unit] = at;
    if (text.charAt(at) !== "\\") at += 1;
    else at += text.charAt(at + 1) === "u" ? 6 : 2;
  }
  places[unit] = end;
  return places.subarray(0, unit + 1);
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

/** The index of the last number that is not larger than `limit`, in a sorted list that begins with 0. */
function lastAtMost(sorted: readonly number[], limit: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((sorted[middle] ?? 0) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}
