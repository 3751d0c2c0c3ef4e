import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { mergePatch } from "#content/documents/merge-patch.ts";
import type { ImportResult } from "#content/importer/plan/result.ts";
import { isSame, type JsonObject } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { FORM_SOURCE, importText, readHistory } from "#site/admin/api/admin-api.ts";
import { errorMessage, NO_RESPONSE } from "#site/admin/api/error-message.ts";
import { isSignedOutError, RequestError, SIGNED_IN, sessionEvents } from "#site/admin/api/request.ts";
import type { DocumentPatches } from "#site/admin/check/check-protocol.ts";
import { createPatch } from "../state/form-values.ts";
import { type DocumentVersion, readDocument } from "./read-document.ts";
import { type Choices, type Rebase, rebase, settle } from "./rebase.ts";
import { type DocumentForm, toPatchText } from "./use-document-form.ts";

/** The version that others have added, and the conflicts of their changes with the user's. */
export interface Conflict extends Rebase {
  /** The people who have changed the document since, to begin a sentence. */
  by: string;
}

export type PublishState =
  | { kind: "editing" }
  | { kind: "publishing" }
  | { kind: "published"; result: ImportResult }
  | { kind: "rejected"; result: ImportResult }
  | { kind: "conflict"; conflict: Conflict }
  | { kind: "failed"; message: string; isUnsure: boolean }
  /** The session had ended, so the server did nothing. */
  | { kind: "interrupted"; content: JsonObject; note: PublicationNote };

/** Publications by others between reading the newest version and publishing, after which the user is asked to try again. */
const MAX_ATTEMPTS = 3;

export interface PublicationNote {
  /** The note for the history. */
  message: string;
  /** Changes of other documents to publish with those of the form. */
  others?: DocumentPatches | undefined;
}

interface Publication extends PublicationNote {
  base: DocumentVersion;
}

/** Changes that the user has discarded, with the version that they were made to. */
export interface Discarded {
  base: DocumentVersion;
  content: JsonObject;
}

interface PublishOptions {
  id: DocumentId;
  form: DocumentForm;
  onStoreChanged(): void;
}

/** Publishes the changes of a form. Changes by others to other fields are kept; the same fields are left to the user. */
export function usePublish({ id, form, onStoreChanged }: PublishOptions) {
  const [state, setState] = useState<PublishState>({ kind: "editing" });
  const [notice, setNotice] = useState<string>();
  const isBusy = useRef(false);

  /** Takes over a newer version. Returns the conflict if the user has to choose, and changes nothing then. */
  const takeOver = useCallback(
    async (base: DocumentVersion, newest: DocumentVersion): Promise<Conflict | undefined> => {
      const by = await authorsSince(id, base.revisionId);
      // Reads the form after waiting, so that text typed in between stays.
      const rebased = rebase(base.content, newest, form.content());
      if (rebased.conflicts.length > 0) return { ...rebased, by };
      const theirs = createPatch(base.content, newest.content);
      form.replace(newest, rebased.merged);
      if (Object.keys(theirs).length > 0) setNotice(`${by} changed this page. Their changes are shown here and kept.`);
      return undefined;
    },
    [id, form],
  );

  async function send({ base, message, others }: Publication, attempt = 1): Promise<PublishState> {
    if (others !== undefined && others.revisionId !== base.revisionId) {
      // The store has changed since the other documents were read. The next check reads them again.
      setNotice("Someone else has published since. Check your changes, then publish again.");
      onStoreChanged();
      return { kind: "editing" };
    }
    const content = form.content();
    const text = toPatchText(id, base, content, others?.patches);
    try {
      const query = { base: base.revisionId, ifRevision: base.revisionId, mayCreate: !base.exists };
      const result = await importText(text, { ...query, message: message.trim(), source: FORM_SOURCE });
      if (!result.success) return { kind: "rejected", result };
      const revisionId = result.revisionId ?? base.revisionId;
      await afterPublishing(content, revisionId);
      return { kind: "published", result };
    } catch (error) {
      if (isSignedOutError(error)) return { kind: "interrupted", content, note: { message, others } };
      if (!isConflict(error)) throw error;
      const newest = await readDocument(id);
      if (isGone(base, newest)) return { kind: "failed", message: GONE, isUnsure: false };
      const conflict = await takeOver(base, newest);
      if (conflict !== undefined) return { kind: "conflict", conflict };
      if (attempt === MAX_ATTEMPTS) throw error;
      return send({ base: newest, message, others }, attempt + 1);
    }
  }

  /** Makes the published content the base. What the user has typed since then stays a change. */
  async function afterPublishing(published: DocumentVersion["content"], revisionId: string): Promise<void> {
    const newest = await readDocument(id).catch(() => ({ content: published, revisionId, exists: true }));
    const typed = createPatch(published, form.content());
    form.replace(newest, mergePatch(newest.content, typed));
    onStoreChanged();
  }

  async function run(action: () => Promise<PublishState>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setNotice(undefined);
    setState({ kind: "publishing" });
    try {
      setState(await action());
    } catch (error) {
      const hasResponse = error instanceof RequestError;
      setState({ kind: "failed", message: errorMessage(error, NO_RESPONSE), isUnsure: !hasResponse });
    } finally {
      isBusy.current = false;
    }
  }

  const publish = (note: PublicationNote) => run(() => send({ ...note, base: form.base }));

  /** Continues after the user has signed in again, unless the text is another one now. */
  const resume = useEffectEvent(() => {
    if (state.kind !== "interrupted") return;
    if (isSame(state.content, form.content())) void publish(state.note);
    else setState({ kind: "failed", message: CHANGED_SINCE, isUnsure: false });
  });
  useEffect(() => {
    const onSignedIn = () => resume();
    sessionEvents.addEventListener(SIGNED_IN, onSignedIn);
    return () => sessionEvents.removeEventListener(SIGNED_IN, onSignedIn);
  }, []);

  /** Publishes with the chosen versions of the fields that both have changed. Asks again if there are more of them now. */
  async function publishWith(conflict: Conflict, choices: Choices, note: PublicationNote): Promise<void> {
    const rebased = rebase(form.base.content, conflict.newest, form.content());
    if (rebased.conflicts.some(({ pointer }) => choices[pointer] === undefined)) {
      return setState({ kind: "conflict", conflict: { ...rebased, by: conflict.by } });
    }
    const content = settle(form.base.content, conflict, form.content(), choices);
    form.replace(conflict.newest, content);
    return run(() => send({ ...note, base: conflict.newest }));
  }

  /** Reads the newest version, and takes it over unless the user has to choose. */
  const refresh = useCallback(async () => {
    if (isBusy.current) return;
    const newest = await readDocument(id).catch(() => undefined);
    // The server responds again, and the user may have signed in again.
    if (newest !== undefined) setState((last) => (last.kind === "failed" ? { kind: "editing" } : last));
    if (newest === undefined || newest.revisionId === form.base.revisionId || isBusy.current) return;
    if (isGone(form.base, newest)) return setNotice(GONE);
    const conflict = await takeOver(form.base, newest);
    if (conflict !== undefined) {
      setNotice(`${conflict.by} changed the same text as you. You can choose between the two when you publish.`);
    }
  }, [id, form, takeOver]);

  /** Shows the newest version after the user has undone a publication. */
  async function reload(): Promise<void> {
    const newest = await readDocument(id).catch(() => undefined);
    const typed = createPatch(form.base.content, form.content());
    if (newest !== undefined) form.replace(newest, mergePatch(newest.content, typed));
    setState({ kind: "editing" });
    onStoreChanged();
  }

  /** Puts changes back that were discarded. They keep their version if others have changed the same fields since. */
  function restore(discarded: Discarded): void {
    const { merged, conflicts } = rebase(discarded.base.content, form.base, discarded.content);
    if (conflicts.length === 0) form.replace(form.base, merged);
    else form.replace(discarded.base, discarded.content);
  }

  return {
    state,
    notice,
    restore,
    publish,
    reload,
    publishWith,
    refresh,
    dismiss: useCallback(() => setState((last) => (last.kind === "publishing" ? last : { kind: "editing" })), []),
  };
}

const CHANGED_SINCE = "Nothing was published, because you have changed the text since.";

const GONE =
  "Someone has retired or moved this page, so it can't be published here. Copy what you want to keep to another page.";

/** Returns whether a page was retired or moved since a version. */
function isGone(base: DocumentVersion, newest: DocumentVersion): boolean {
  return base.exists && !newest.exists;
}

function isConflict(error: unknown): boolean {
  return error instanceof RequestError && ["revision-conflict", "content-conflict"].includes(error.code);
}

const LIST = new Intl.ListFormat("en-US");

/** Names the people who have changed a document since a revision. */
async function authorsSince(id: DocumentId, revisionId: string): Promise<string> {
  const history = await readHistory({ after: revisionId }).catch(() => undefined);
  const changes = history?.revisions.filter(({ pages }) => pages.includes(id)) ?? [];
  const names = changes.map(({ by, format }) => (format === "edit" ? "Someone who edits the files" : by));
  return names.length === 0 ? "Someone else" : LIST.format(new Set(names));
}
