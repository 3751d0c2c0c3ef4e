/** Unpublished changes, kept in the browser so that a reload, a crash or an ended session does not lose them. */
import { createStore, del, delMany, entries, set, type UseStore } from "idb-keyval";

export type DraftKey = [owner: string, subject: string, tab: string];

export interface Draft<Content = unknown> {
  /** The document that the draft changes, or `import` for the text of Content Import. */
  subject: string;
  content: Content;
  /** The ID of the revision that the changes were made to. */
  baseRevisionId?: string | undefined;
  /** ISO 8601, UTC. */
  savedAt: string;
  /** The place that the draft was read from. */
  place: DraftKey;
}

type NewDraft = Omit<Draft, "savedAt" | "place">;
export type DraftStore = ReturnType<typeof openDrafts>;

/** Time after a key press within which callers save a draft. */
export const DRAFT_DELAY_MS = 250;

/** The message for a draft that the browser cannot read. */
export const CANNOT_READ_DRAFT =
  "We couldn't read the copy of what you typed before, if this browser has one. Reload this page to try again.";

const DATABASE = "admin-drafts";

/** Emits `change` when a draft was saved or removed in this tab. */
export const draftEvents = new EventTarget();

/** The tab, since its page was loaded. Two tabs with the same document keep a draft each. */
const TAB = Math.random().toString(36).slice(2);

let database: UseStore | undefined;

/** Returns the drafts of one person in this browser. */
export function openDrafts(owner: string) {
  database ??= createStore(DATABASE, "drafts");
  const store = database;
  const keyOf = (subject: string): DraftKey => [owner, subject, TAB];
  const emit = () => draftEvents.dispatchEvent(new Event("change"));

  async function readAll(): Promise<Draft[]> {
    const own = (await entries<DraftKey, Draft>(store)).filter(([[person]]) => person === owner);
    return own.map(([key, draft]) => ({ ...draft, place: key })).sort((a, b) => b.savedAt.localeCompare(a.savedAt));
  }

  return {
    /** Returns the drafts of all tabs, the newest one first. */
    read: async <Content>(wanted: string) =>
      (await readAll()).filter(({ subject }) => subject === wanted) as Draft<Content>[],
    /**
     * Keeps the draft of this tab.
     * @param replaced the place of the draft that it continues
     * @throws DOMException `QuotaExceededError` if the disk is full
     */
    async save({ subject, content, baseRevisionId }: NewDraft, replaced?: DraftKey): Promise<void> {
      await set(keyOf(subject), { subject, content, baseRevisionId, savedAt: new Date().toISOString() }, store);
      if (replaced !== undefined && !isOfThisTab(replaced)) await del(replaced, store);
      emit();
    },
    /** Removes the draft of this tab, and the one that it continues. */
    async remove(subject: string, replaced = keyOf(subject)): Promise<void> {
      await delMany([keyOf(subject), replaced], store);
      emit();
    },
    /** Returns the newest draft of each subject, the newest one first. */
    async list() {
      const all = await readAll();
      return [...new Map(all.toReversed().map((draft) => [draft.subject, draft])).values()].reverse();
    },
  };
}

const isOfThisTab = ([, , tab]: DraftKey) => tab === TAB;

/** Returns whether a draft was typed in this tab since its page was loaded. */
export function wasTypedHere({ place }: Pick<Draft, "place">): boolean {
  return isOfThisTab(place);
}
