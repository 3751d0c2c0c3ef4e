/**
 * Normalizes unwrapped documents: converts their records to one patch for each document. Rejects an input in which almost no
 * key is part of the content model, with one finding instead of one for each key.
 */
import { formatNumber } from "#content/documents/format-number.ts";
import { createFinding, type Finding, FindingList } from "#content/findings/finding.ts";
import { isObject } from "#schemas/json.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import type { DetectedDocument } from "../formats/detect.ts";
import type { DocumentPatch, SourceRecord } from "../formats/source-mapping.ts";
import {
  type ConversionOptions,
  findDuplicateFields,
  isUnknownKey,
  mergeKeepingNulls,
  recordToPatches,
} from "./record-to-patch.ts";

export type Normalized = { patches: DocumentPatch[]; findings: Finding[] };

/**
 * Normalizes the documents of all inputs. Those with errors have been reported, and are left out.
 * @param base the reference of the revision that a document was made from if its input does not name one
 */
export function normalize(
  documents: readonly DetectedDocument[],
  { base: defaultBase, mayFix = false }: { base?: string | undefined; mayFix?: boolean | undefined },
): Normalized {
  const findings = new FindingList();
  const patches = new Map<DocumentId, DocumentPatch>();
  for (const { page, value, document, source, pointer, base = defaultBase } of documents) {
    if (page === undefined || !isObject(value)) continue;
    const earlier = patches.get(page);
    if (earlier !== undefined && page !== SITE) {
      findings.add(reportDuplicate(`The page "${page}" appears twice.`, { page, document }, earlier.records));
      continue;
    }
    const place = { document, source, pointer, ...(base !== undefined && { base }) };
    addRecord({ page, ...place, record: value, mappings: [] }, patches, { findings, mayFix });
  }
  return { patches: [...patches.values()], findings: findings.toArray() };
}

function addRecord(record: SourceRecord, patches: Map<DocumentId, DocumentPatch>, options: ConversionOptions): void {
  for (const [page, patch] of recordToPatches(record, options)) {
    const added = { page, patch, ...(record.base !== undefined && { base: record.base }), records: [record] };
    const earlier = patches.get(page);
    patches.set(page, added);
    if (earlier === undefined) continue;
    const { base = added.base } = earlier;
    const merged = mergeKeepingNulls(earlier.patch, patch);
    const records = [...earlier.records, record];
    patches.set(page, { page, patch: merged, ...(base !== undefined && { base }), records });
    options.findings.addAll(findDuplicateFields(earlier, added));
    if (record.base === undefined || record.base === base) continue;
    const message = `"${page}" appears in inputs that were made from different revisions. Import them one by one.`;
    options.findings.add(reportDuplicate(message, { page, document: record.document }, earlier.records));
  }
}

function reportDuplicate(
  message: string,
  { page, document }: Pick<SourceRecord, "page" | "document">,
  earlier: readonly SourceRecord[],
): Finding {
  const related = earlier.map(({ source, pointer }) => ({ source, pointer }));
  return createFinding("page/duplicate", message, { ...document, page, related });
}

/** Fewer unknown keys are reported one by one, because each may be a misspelling. */
const MIN_UNKNOWN_KEYS = 5;
/** Smallest share of known keys in an input that can be content of the site. */
const MIN_KNOWN_SHARE = 0.1;
const MAX_LISTED_KEYS = 3;

/**
 * Replaces the findings and patches of each file that does not look like content of the site by one finding. It counts
 * only sections and tokens, not the fields inside of them.
 */
export function rejectUnrecognized({ patches, findings }: Normalized): Normalized {
  const rejected = new Map<string, Finding>();
  for (const [file, records] of recordsByFile(patches, findings)) {
    const finding = findUnrecognized(file, records);
    if (finding !== undefined) rejected.set(file, finding);
  }
  if (rejected.size === 0) return { patches, findings };
  const isRejected = (file: string | undefined) => file !== undefined && rejected.has(file);
  return {
    patches: patches.filter(({ records }) => !records.some(({ source }) => isRejected(source.file))),
    findings: [...findings.filter(({ source }) => !isRejected(source?.file)), ...rejected.values()],
  };
}

function recordsByFile(patches: readonly DocumentPatch[], findings: readonly Finding[]) {
  const files = new Map<string, Set<SourceRecord>>();
  for (const { code, source } of findings) {
    if (code === "content/unknown-key" && source !== undefined) files.set(source.file, new Set());
  }
  for (const { records } of patches) for (const record of records) files.get(record.source.file)?.add(record);
  return files;
}

function findUnrecognized(file: string, records: ReadonlySet<SourceRecord>): Finding | undefined {
  const unknown: string[] = [];
  let keys = 0;
  for (const { page, record } of records) {
    keys += Object.keys(record).length;
    for (const [key, value] of Object.entries(record)) if (isUnknownKey(key, value, page)) unknown.push(key);
  }
  if (unknown.length < MIN_UNKNOWN_KEYS || keys - unknown.length >= keys * MIN_KNOWN_SHARE) return undefined;
  const [first] = records;
  const counts = `${formatNumber(keys - unknown.length)} of its ${formatNumber(keys)} keys`;
  const listed = Array.from(unknown.slice(0, MAX_LISTED_KEYS), (key) => JSON.stringify(key)).join(", ");
  const message = `${file} does not look like content of this site: only ${counts} are known, and keys such as ${listed} are not.`;
  return createFinding("format/unrecognized", message, first && { source: first.source, pointer: first.pointer });
}
