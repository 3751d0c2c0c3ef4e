/** What is in the editor, and what was there before something else took its place. */

export interface Draft {
  text: string;
  /** The name of the file that it came from, whatever became of it since. */
  file?: string;
}

export interface Drafts {
  draft: Draft;
  /** Can be had back. */
  replaced?: Draft;
}

export type DraftEvent = { type: "typed"; text: string } | { type: "put"; draft: Draft };

export const NOTHING: Draft = { text: "" };

export function reduceDrafts({ draft, ...rest }: Drafts, event: DraftEvent): Drafts {
  if (event.type === "typed") return { ...rest, draft: { ...draft, text: event.text } };
  return isBlank(draft) ? { draft: event.draft } : { draft: event.draft, replaced: draft };
}

export function isBlank({ text }: Draft): boolean {
  return text.trim() === "";
}
