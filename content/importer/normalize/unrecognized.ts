/** Rejects an input in which almost no key is part of the content model, with one finding instead of one for each key. */

import { createFinding, type Finding } from "#content/findings/finding.ts";
import type { DocumentPatch, SourceRecord } from "../formats/source-mapping.ts";
import { formatNumber } from "../parse/limits.ts";
import type { Normalized } from "./normalize.ts";
import { isUnknownKey } from "./record-to-patch.ts";

/** Fewer unknown keys are reported one by one, because each may be a misspelling. */
const MIN_UNKNOWN_KEYS = 5;
/** Smallest share of known keys in an input that can be content of the site. */
const MIN_KNOWN_SHARE = 0.1;
/** Unknown keys that the message lists. */
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

/** Returns the records of the files that have unknown keys. */
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
