/** The names of revisions, and the references by which people and programs name them. */

/** The part of a revision's place that its file name has. */
export interface RevisionName {
  /**
   * A unique id, such as `12-3fa9c1b07d10`: the number and a hash of the entry. It cannot collide when two branches of a
   * version control system are merged. Entries of earlier versions have only a number.
   */
  id: string;
  /** One more than the highest number of its parents. Revisions of two merged branches may share a number. */
  revision: number;
}

/** Number of hexadecimal digits of the hash in an id. */
export const HASH_LENGTH = 12;

const NUMBER = String.raw`[1-9]\d{0,8}`;
const FILE_NAME = new RegExp(`^((${NUMBER})(?:-[0-9a-f]{${HASH_LENGTH}})?)\\.json$`);

/** Pattern of the references that people type: 0, the number of a revision, its id, or the beginning of its id. */
export const REVISION_REFERENCE = new RegExp(`^(?:0|${NUMBER}(?:-[0-9a-f]{1,${HASH_LENGTH}})?)$`);

/** Returns the revision that the name of a file in the history names, or undefined for another file. */
export function parseRevisionFileName(fileName: string): RevisionName | undefined {
  const [, id, number] = FILE_NAME.exec(fileName) ?? [];
  return id === undefined ? undefined : { id, revision: Number(number) };
}

/** Returns whether a reference is only a number, which several revisions of merged branches may have. */
export function isNumber(reference: string | number): boolean {
  return !String(reference).includes("-");
}

/** Returns whether a reference names a revision, perhaps together with others. */
export function isNamedBy({ id, revision }: RevisionName, reference: string | number): boolean {
  const name = String(reference);
  if (isNumber(name)) return name === String(revision);
  return isMergeReference(id) ? name === id : id.startsWith(name);
}

const MERGE_SEPARATOR = "+";

/** Returns the reference of a merge that no revision has recorded yet. */
export function mergeReference(heads: readonly string[]): string {
  return heads.join(MERGE_SEPARATOR);
}

/** Returns the references that the reference of a merge joins. Any other reference is returned alone. */
export function splitMergeReference(reference: string): string[] {
  return reference.split(MERGE_SEPARATOR);
}

/** Checks whether a text may name a state of a store: a revision, or a merge that no revision has recorded yet. */
export function isStateReference(text: string): boolean {
  return splitMergeReference(text).every((part) => REVISION_REFERENCE.test(part));
}

export function isMergeReference(id: string): boolean {
  return id.includes(MERGE_SEPARATOR);
}
