/** Unpublished changes, kept in the browser so that a reload, a crash or an ended session does not lose them. */
import { createStore, del, get, keys, set, type UseStore } from "idb-keyval";

export interface Draft<Content = unknown> {
  /** The document that the draft changes, or `import` for the text of Content Import. */
  subject: string;
  content: Content;
  /** The ID of the revision that the changes were made to. */
  baseRevisionId?: string | undefined;
  /** ISO 8601, UTC. */
  savedAt: string;
}

export interface DraftStore {
  /** The email address of the account, or the name in an office without accounts. */
  owner: string;
  /** Returns undefined if there is no draft. */
  read<Content>(subject: string): Promise<Draft<Content> | undefined>;
  /** @throws DOMException `QuotaExceededError` if the disk is full */
  save(draft: Omit<Draft, "savedAt">): Promise<void>;
  remove(subject: string): Promise<void>;
  /** Returns all drafts, the newest one first. */
  list(): Promise<Draft[]>;
}

/** Time after a key press within which callers save a draft. */
export const DRAFT_DELAY_MS = 250;

/** The message for a draft that the browser cannot read. */
export const CANNOT_READ_DRAFT =
  "We couldn't read the copy of what you typed before, if this browser has one. Reload this page to try again.";

const DATABASE = "admin-drafts";

/** Emits `change` when a draft was saved or removed in this tab. */
export const draftEvents = new EventTarget();

let database: UseStore | undefined;

/** Returns the drafts of one person in this browser. */
export function openDrafts(owner: string): DraftStore {
  database ??= createStore(DATABASE, "drafts");
  const store = database;
  const keyOf = (subject: string) => [owner, subject];
  const emit = () => draftEvents.dispatchEvent(new Event("change"));
  const read: DraftStore["read"] = (subject) => get(keyOf(subject), store);

  return {
    owner,
    read,
    async save(draft) {
      await set(keyOf(draft.subject), { ...draft, savedAt: new Date().toISOString() }, store);
      emit();
    },
    async remove(subject) {
      await del(keyOf(subject), store);
      emit();
    },
    async list() {
      const own = (await keys<string[]>(store)).filter(([person]) => person === owner);
      const drafts = await Promise.all(own.map(([, subject = ""]) => read(subject)));
      return drafts.filter((draft) => draft !== undefined).sort((a, b) => b.savedAt.localeCompare(a.savedAt));
    },
  };
}
