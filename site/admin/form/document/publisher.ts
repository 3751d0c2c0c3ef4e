import { formatList } from "#content/documents/format-number.ts";
import { createPatch, mergePatch } from "#content/documents/merge-patch.ts";
import type { ImportResult } from "#content/importer/plan/result.ts";
import type { FieldChoice } from "#content/revisions/patch.ts";
import { isSame, type JsonObject } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { FORM_SOURCE, fetchHistory, importText } from "#site/admin/api/content-api.ts";
import { errorMessage, isSignedOutError, NO_RESPONSE, RequestError } from "#site/admin/api/request.ts";
import type { DocumentPatches } from "#site/admin/check/check-protocol.ts";
import { refreshContent } from "#site/admin/query/query-client.ts";
import { createStore } from "../state/editor-context.ts";
import { type DocumentVersion, loadDocument, type Rebase, rebase } from "./load-document.ts";
import { type DocumentForm, detachProposal, toPatchText } from "./use-document-form.ts";

/** The version that others have added, and the conflicts of their changes with the user's. */
export interface PublishConflict extends Rebase {
  /** The people who have changed the document since, to begin a sentence. */
  by: string;
}

export type PublishState =
  | { kind: "editing" }
  | { kind: "publishing" }
  | { kind: "published"; result: ImportResult }
  | { kind: "rejected"; result: ImportResult }
  | { kind: "conflict"; conflict: PublishConflict }
  | { kind: "failed"; message: string; isUnsure: boolean }
  /** The session had ended, so the server did nothing. */
  | { kind: "interrupted"; content: JsonObject; note: PublicationNote };

export interface PublicationNote {
  message: string;
  /** Changes of other documents to publish with those of the form. */
  others?: DocumentPatches | undefined;
}

/** Changes that the user has discarded, with the version that they were made to. */
export type Discarded = { base: DocumentVersion; content: JsonObject };

/** The form to publish, as it was rendered last. */
export type PublishedForm = { id: DocumentId; form: Pick<DocumentForm, "base" | "content" | "replace"> };

/** Publications by others between reading the newest version and publishing, after which the user is asked to try again. */
const MAX_ATTEMPTS = 3;

const CHANGED_SINCE = "Nothing was published, because you have changed the text since.";
const GONE =
  "Someone has retired or moved this page, so it can't be published here. Copy what you want to keep to another page.";

const EDITING: PublishState = { kind: "editing" };

/** Publishes the changes of a form. Changes by others to other fields are kept; the same fields are left to the user. */
export class Publisher {
  readonly state = createStore<PublishState>(EDITING);
  /** A sentence about the changes of others. */
  readonly notice = createStore<string | undefined>(undefined);
  readonly #current: () => PublishedForm;
  #isBusy = false;

  /** @param current returns the newest form */
  constructor(current: () => PublishedForm) {
    this.#current = current;
  }

  publish(note: PublicationNote): Promise<void> {
    return this.#run(() => this.#send(this.#current().form.base, note));
  }

  /** Continues after the user has signed in again, unless the text is another one now. */
  resume(): void {
    const state = this.state.get();
    if (state.kind !== "interrupted") return;
    if (isSame(state.content, this.#current().form.content())) void this.publish(state.note);
    else this.state.set({ kind: "failed", message: CHANGED_SINCE, isUnsure: false });
  }

  /** Publishes with the chosen versions of the fields that both have changed. Asks again if there are more of them now. */
  async publishWith(conflict: PublishConflict, choices: readonly FieldChoice[], note: PublicationNote): Promise<void> {
    const { id, form } = this.#current();
    const { newest, by } = conflict;
    const { merged, conflicts } = rebase(id, form.base.content, newest, form.content(), choices);
    if (conflicts.length > 0) {
      const again = rebase(id, form.base.content, newest, form.content());
      return this.state.set({ kind: "conflict", conflict: { ...again, by } });
    }
    form.replace(newest, merged);
    return this.#run(() => this.#send(newest, note));
  }

  /** Reads the newest version, and takes it over unless the user has to choose. */
  async refresh(): Promise<void> {
    if (this.#isBusy) return;
    const { id, form } = this.#current();
    const newest = await loadDocument(id, form.base).catch(() => undefined);
    if (newest === undefined) return;
    // The server responds again, and the user may have signed in again.
    if (this.state.get().kind === "failed") this.state.set(EDITING);
    const { base } = this.#current().form;
    if (newest.revisionId === base.revisionId || this.#isBusy) return;
    if (isGone(base, newest)) return this.notice.set(GONE);
    const conflict = await this.#takeOver(base, newest);
    if (conflict !== undefined) {
      this.notice.set(`${conflict.by} changed the same text as you. You can choose between the two when you publish.`);
    }
  }

  /** Shows the newest version after the user has undone a publication. */
  async reload(): Promise<void> {
    await this.#readAgain(this.#current().form.base.content);
    this.state.set(EDITING);
  }

  /** Puts changes back that were discarded. They keep their version if others have changed the same fields since. */
  restore({ base, content }: Discarded): void {
    const { id, form } = this.#current();
    const { merged, conflicts } = rebase(id, base.content, form.base, content);
    if (conflicts.length === 0) form.replace({ ...form.base, proposal: base.proposal, others: base.others }, merged);
    else form.replace(base, content);
  }

  dismiss(): void {
    if (this.state.get().kind !== "publishing") this.state.set(EDITING);
  }

  async #run(action: () => Promise<PublishState>): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    this.notice.set(undefined);
    this.state.set({ kind: "publishing" });
    try {
      this.state.set(await action());
    } catch (error) {
      const isUnsure = !(error instanceof RequestError);
      this.state.set({ kind: "failed", message: errorMessage(error, NO_RESPONSE), isUnsure });
    } finally {
      this.#isBusy = false;
    }
  }

  async #send(base: DocumentVersion, note: PublicationNote, attempt = 1): Promise<PublishState> {
    const { id, form } = this.#current();
    if (note.others !== undefined && note.others.revisionId !== base.revisionId) {
      // The store has changed since the other documents were read. The next check reads them again.
      this.notice.set("Someone else has published since. Check your changes, then publish again.");
      refreshContent();
      return EDITING;
    }
    const content = form.content();
    const text = toPatchText(id, base, content, note.others?.patches);
    try {
      const { proposal: kept } = base;
      const mayCreate = !base.exists || kept?.others.some(({ before }) => before === null);
      const proposal = kept && `${kept.id}.${kept.version}`;
      const query = { base: base.revisionId, ifRevision: base.revisionId, mayCreate, proposal };
      const result = await importText(text, { ...query, message: note.message.trim(), source: FORM_SOURCE });
      if (!result.success) return { kind: "rejected", result };
      await this.#readAgain(content, { content, revisionId: result.revisionId ?? base.revisionId, exists: true });
      return { kind: "published", result };
    } catch (error) {
      detachProposal(error, form);
      if (isSignedOutError(error)) return { kind: "interrupted", content, note };
      if (!(error instanceof RequestError && ["revision-conflict", "content-conflict"].includes(error.code)))
        throw error;
      const newest = await loadDocument(id, base);
      if (isGone(base, newest)) return { kind: "failed", message: GONE, isUnsure: false };
      const conflict = await this.#takeOver(base, newest);
      if (conflict !== undefined) return { kind: "conflict", conflict };
      if (attempt === MAX_ATTEMPTS) throw error;
      return this.#send(newest, note, attempt + 1);
    }
  }

  /** Takes over a newer version. Returns the conflict if the user has to choose, and changes nothing then. */
  async #takeOver(base: DocumentVersion, newest: DocumentVersion): Promise<PublishConflict | undefined> {
    const { id, form } = this.#current();
    const by = await authorsSince(id, base.revisionId);
    // Reads the form after waiting, so that text typed in between stays.
    const rebased = rebase(id, base.content, newest, form.content());
    if (rebased.conflicts.length > 0) return { ...rebased, by };
    const theirs = createPatch(base.content, newest.content);
    form.replace(newest, rebased.merged);
    if (Object.keys(theirs).length > 0) {
      this.notice.set(`${by} changed this page. Their changes are shown here and kept.`);
    }
    return undefined;
  }

  /**
   * Makes the newest version the base. What the user has typed since then stays a change.
   * @param last the content that the form is compared with
   * @param fallback the version for the case that the newest one cannot be read
   */
  async #readAgain(last: JsonObject, fallback?: DocumentVersion): Promise<void> {
    const { id, form } = this.#current();
    const newest = await loadDocument(id).catch(() => fallback);
    const typed = createPatch(last, form.content());
    if (newest !== undefined) form.replace(newest, mergePatch(newest.content, typed));
    refreshContent();
  }
}

/** Returns whether a page was retired or moved since a version. */
function isGone(base: DocumentVersion, newest: DocumentVersion): boolean {
  return base.exists && !newest.exists;
}

/** Names the people who have changed a document since a revision. */
async function authorsSince(id: DocumentId, revisionId: string): Promise<string> {
  const history = await fetchHistory({ after: revisionId }).catch(() => undefined);
  const changes = history?.revisions.filter(({ pages }) => pages.includes(id)) ?? [];
  const names = changes.map(({ by, format }) => (format === "edit" ? "Someone who edits the files" : by));
  return names.length === 0 ? "Someone else" : formatList(new Set(names));
}
