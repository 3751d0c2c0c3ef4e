/**
 * The importer: raw text to a revision of the store. This file alone knows the order of the stages; the command line,
 * the API and the admin all come through it.
 */

import { shapeFor } from "#schemas/content-shape.ts";
import type { DiagnosticCode } from "#schemas/diagnostics.ts";
import { child, isObject, type JsonObject, typeName } from "#schemas/json.ts";
import { KNOWN_PAGES } from "#schemas/page-ids.ts";
import {
  type ContentStore,
  expectRevision,
  type RevisionNote,
  type StoreState,
  type StoreWriter,
} from "../store/content-store.ts";
import { type Detected, detect } from "./detect.ts";
import { strayKeys } from "./formats/format-types.ts";
import { type ImportInput, type ImportOptions, PROGRESS_WEIGHTS } from "./import-options.ts";
import { type Draft, type Normalized, normalize, type RawDocument, sourceLocation } from "./normalize.ts";
import { createFinding, type Finding } from "./parse/finding.ts";
import { COMMAND_LIMITS, type Limits } from "./parse/limits.ts";
import { type Parsed, parse, parseText } from "./parse/parse.ts";
import { type Planned, plan } from "./plan.ts";
import { buildResult, type ImportResult } from "./result.ts";
import { sanitize } from "./sanitize.ts";
import { closest, didYouMean } from "./suggest.ts";

/** Inputs, read as far as the store is not needed. */
export interface Prepared extends Normalized {
  /** Undefined where no input could be read that far. */
  format?: string;
  why?: string;
}

/**
 * Imports inputs into a store as one revision: all of it, or with an error nothing.
 * @throws StoreError where the store is locked, has moved on or cannot be written
 */
export async function importContent(
  inputs: readonly ImportInput[],
  options: ImportOptions,
  store: ContentStore,
  note: Pick<RevisionNote, "by" | "message" | "sha256">,
): Promise<ImportResult> {
  const prepared = prepare(inputs, options);
  const commitWith = async (writer: StoreState, commit?: StoreWriter["commit"]) => {
    expectRevision(writer, options.ifRevision);
    const planned = await plan(prepared, options, writer);
    const { changes } = planned;
    if (commit === undefined || changes.length === 0) return buildResult(planned, prepared, options, writer);
    const source = inputs.map(({ file }) => file).join(", ");
    const { revision } = await commit(changes, { ...note, source, format: prepared.format ?? "" });
    return buildResult(planned, prepared, options, { revision, committed: revision });
  };
  const isReadOnly = options.isDryRun === true || prepared.drafts.length === 0;
  return isReadOnly
    ? store.withSnapshot((reader) => commitWith(reader))
    : store.transaction((writer) => commitWith(writer, writer.commit));
}

/** What an import would do to a state of the store: what it says of itself, and the changes it would commit. */
export async function planImport(
  inputs: readonly ImportInput[],
  options: ImportOptions,
  state: Pick<StoreState, "read"> & { revision: number | undefined },
): Promise<Pick<Planned, "changes"> & { result: ImportResult }> {
  const prepared = prepare(inputs, options);
  const planned = await plan(prepared, options, state);
  return { changes: planned.changes, result: buildResult(planned, prepared, { ...options, isDryRun: true }, state) };
}

/** The stages that need no store: parse, detect, normalise, sanitise. */
export function prepare(
  inputs: readonly ImportInput[],
  { page, limits = COMMAND_LIMITS, onProgress }: ImportOptions = {},
): Prepared {
  const opened = inputs.map((input) => open(input, limits));
  onProgress?.(PROGRESS_WEIGHTS.parsed);
  const { drafts, findings: normalFindings } = normalize(
    opened.flatMap(({ documents }) => documents),
    { target: page, limits },
  );
  onProgress?.(PROGRESS_WEIGHTS.normalised);
  const findings = [...opened.flatMap((input) => input.findings), ...normalFindings];
  const clean = drafts.map((draft) => ({ ...draft, patch: sanitizeDraft(draft, findings) }));
  onProgress?.(PROGRESS_WEIGHTS.sanitised);
  const detected = opened.flatMap((input) => input.detected ?? []);
  if (detected.length === 0) return { drafts: clean, findings };
  const format = [...new Set(detected.map((found) => found.format.name))].join(", ");
  const why = [...new Set(detected.map((found) => found.why))].join("; ");
  return { format, why, drafts: clean, findings };
}

interface Opened {
  detected?: Detected;
  documents: RawDocument[];
  findings: Finding[];
}

/** Parses one input and finds the documents in it. */
function open({ raw, file }: ImportInput, limits: Limits): Opened {
  const { source, value, findings } = decode(parse(raw, file, limits), limits);
  const refuse = (code: DiagnosticCode, message: string): Opened => ({
    documents: [],
    findings: [...findings, createFinding(code, message, { source, pointer: "" })],
  });
  if (value === undefined) return { documents: [], findings };
  if (!isObject(value))
    return refuse("format/not-an-object", `${file} holds ${typeName(value)}; an object belongs there.`);
  const detected = detect(value);
  if (detected === undefined) return refuse("format/unknown", explainUnknown(value));
  const documents = detected.format.normalise(value).map((document) => ({ ...document, source }));
  if (documents.length === 0) return { detected, ...refuse("page/missing", `${file} holds no page.`) };
  const strays = strayKeys(value).map((key) =>
    createFinding("content/unknown-key", `${key} is not part of a site export and is not read.`, {
      source,
      pointer: child("", key),
      isAboutName: true,
    }),
  );
  return { detected, documents, findings: [...findings, ...strays] };
}

/** An input that is one string with JSON in it was encoded twice. */
function decode(parsed: Parsed, limits: Limits): Parsed {
  const { source, value } = parsed;
  if (typeof value !== "string" || !/^\s*\{/.test(value)) return parsed;
  const inner = parseText({ file: source.file, text: value, pointer: "", outer: source }, limits);
  const finding = createFinding("json/double-encoded", "The input is a string that holds JSON.", {
    source,
    pointer: "",
  });
  return { ...inner, findings: [finding, ...inner.findings] };
}

function explainUnknown(value: JsonObject): string {
  const keys = Object.keys(value);
  const sections = keys.filter((key) => shapeFor("home").keys.has(key));
  if (keys.length === 0) return "The object is empty.";
  if (sections.length > 0)
    return `These are the sections of a page (${sections.join(", ")}), but nothing says of which: { "pages": { "home": … } }.`;
  const suggestions = keys.map((key) => closest(key, ["pages", "site", ...KNOWN_PAGES]));
  const index = suggestions.findIndex((suggestion) => suggestion !== undefined);
  return `None of its keys is a page, a token, site or pages: ${keys.slice(0, 5).join(", ")}.${index < 0 ? "" : didYouMean(suggestions[index])}`;
}

function sanitizeDraft(draft: Draft, findings: Finding[]): JsonObject {
  return sanitize(draft.patch, shapeFor(draft.page), (pointer, removed) => {
    findings.push(
      createFinding("content/unsafe-html", `Markup was removed: ${[...new Set(removed)].join(", ")}.`, {
        page: draft.page,
        ...sourceLocation(draft, pointer),
      }),
    );
  });
}
