/** Normalizes unwrapped documents: converts their records to one patch for each document. */

import { createFinding, type Finding } from "#content/findings/finding.ts";
import { FindingList } from "#content/findings/finding-list.ts";
import { isObject } from "#schemas/json.ts";
import { type DocumentId, SITE } from "#schemas/page-ids.ts";
import type { DetectedDocument } from "../formats/detect.ts";
import type { DocumentPatch, SourceRecord } from "../formats/source-mapping.ts";
import { findDuplicateFields, mergeKeepingNulls } from "./duplicate-fields.ts";
import { type ConversionOptions, recordToPatches } from "./record-to-patch.ts";

export interface Normalized {
  patches: DocumentPatch[];
  findings: Finding[];
}

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

function addRecord(
  record: SourceRecord,
  patches: Map<DocumentId, DocumentPatch>,
  { findings, mayFix }: ConversionOptions,
): void {
  for (const [page, patch] of recordToPatches(record, { findings, mayFix })) {
    const added = { page, patch, ...(record.base !== undefined && { base: record.base }), records: [record] };
    const earlier = patches.get(page);
    patches.set(page, earlier === undefined ? added : combine(earlier, added));
    if (earlier === undefined) continue;
    findings.addAll([...findDuplicateFields(earlier, added), ...findDifferentBases(earlier, added)]);
  }
}

function findDifferentBases(
  { base, records }: DocumentPatch,
  { page, base: addedBase, records: [added] }: DocumentPatch,
): Finding[] {
  if (added === undefined || addedBase === undefined || addedBase === (base ?? addedBase)) return [];
  const message = `"${page}" appears in inputs that were made from different revisions. Import them one by one.`;
  return [reportDuplicate(message, { page, document: added.document }, records)];
}

function combine(first: DocumentPatch, second: DocumentPatch): DocumentPatch {
  const { page, base = second.base } = first;
  const patch = mergeKeepingNulls(first.patch, second.patch);
  return { page, patch, ...(base !== undefined && { base }), records: [...first.records, ...second.records] };
}

function reportDuplicate(
  message: string,
  { page, document }: Pick<SourceRecord, "page" | "document">,
  earlier: readonly SourceRecord[],
): Finding {
  const related = earlier.map(({ source, pointer }) => ({ source, pointer }));
  return createFinding("page/duplicate", message, { ...document, page, related });
}
