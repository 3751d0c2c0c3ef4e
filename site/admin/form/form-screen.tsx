import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { flushSync } from "react-dom";
import { FormProvider } from "react-hook-form";
import { formatCount } from "#content/documents/format-number.ts";
import { listChanges } from "#content/documents/list-changes.ts";
import { mergePatch } from "#content/documents/merge-patch.ts";
import type { Facts } from "#content/facts/facts.ts";
import { describeMissing, missingApprovals, rulesFor } from "#content/revisions/approvals.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import type { Site } from "#schemas/generated/site.ts";
import { isSame, type JsonObject, type Pointer, segments } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import type { UserSession } from "../api/client.ts";
import { errorMessage, NO_RESPONSE, SIGNED_IN, sessionEvents } from "../api/request.ts";
import { readableChanges } from "../changes/readable-changes.ts";
import type { DocumentPatches } from "../check/check-protocol.ts";
import { type Check, useCheck } from "../check/use-check.ts";
import { definitionOf } from "../fields/field-definition.ts";
import { type Address, formatAddress, formHref } from "../navigation/address.ts";
import { handOverFiles } from "../navigation/use-incoming-files.ts";
import type { PreviewProps } from "../preview/preview-pane.tsx";
import { changeHref, describeState, toPerson } from "../proposals/describe-proposal.ts";
import { WaitingLines } from "../proposals/waiting-lines.tsx";
import { useContentVersion } from "../query/query-client.ts";
import type { DraftStore } from "../session/draft-store.ts";
import { Problem } from "../ui/controls/problem.tsx";
import { lazyPart } from "../ui/lazy-part.tsx";
import { DialogActions } from "../ui/modal.tsx";
import { useEventListener } from "../ui/use-event-listener.ts";
import type { DocumentVersion } from "./document/load-document.ts";
import { PublishBar } from "./document/publish-bar.tsx";
import { Failed, Published } from "./document/publish-outcome.tsx";
import { type Discarded, type PublishedForm, Publisher } from "./document/publisher.ts";
import { type DocumentForm, toPatchText, useDocumentForm } from "./document/use-document-form.ts";
import { useDraft } from "./document/use-draft.ts";
import { type SaveRequest, useSaving } from "./document/use-saving.ts";
import { UndoNotice } from "./fields/undo-notice.tsx";
import { addSection, type FormSection, formSectionsOf, SectionList } from "./section-list.tsx";
import { type ControlOverrides, createStore, type EditorContext, EditorProvider } from "./state/editor-context.ts";
import { ELSEWHERE, findingsByField } from "./state/findings.ts";
import { focusField } from "./state/focus-field.ts";

export interface SummaryProps {
  check: Check;
  /** Receives the changes of other documents to publish with those of the form. */
  onOthers(others: DocumentPatches | undefined): void;
}

export interface FormOptions {
  session: UserSession;
  document: DocumentId;
  isShown: boolean;
  onUnsaved(isUnsaved: boolean): void;
  /** Names a field to focus, and a change saved for later. */
  address: Pick<Address, "parameters">;
  /** Controls that replace those of some fields. */
  controls?: ControlOverrides | undefined;
  /** The sections, by default all of the document. */
  formSections?: readonly FormSection[] | undefined;
  /** The preview beside the form. Without it, the form has the whole width. */
  Preview?: ComponentType<PreviewProps> | undefined;
  /** Shown beside the buttons while there are changes. */
  Summary?: ComponentType<SummaryProps> | undefined;
}

interface FormScreenProps extends FormOptions {
  version: DocumentVersion;
  patch: JsonObject;
  facts: Facts;
  site: Partial<Site>;
  drafts: DraftStore;
}

const ConflictChoice = lazyPart(async () => (await import("../changes/conflict-choice.tsx")).ConflictChoice);
const ScheduleDialog = lazyPart(async () => (await import("./document/schedule-dialog.tsx")).ScheduleDialog);

const NO_FINDINGS: readonly Diagnostic[] = [];

export function FormScreen(props: FormScreenProps) {
  const { document, Preview, Summary } = props;
  const [announcement, setAnnouncement] = useState("");
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const [focusedField, setFocusedField] = useState<Pointer>();
  const fields = useRef<HTMLDivElement>(null);
  const sections = useMemo(() => props.formSections ?? formSectionsOf(document), [props.formSections, document]);
  const context = useEditorContext(props, sections, setAnnouncement);
  const changes = useChanges(props, context);
  const { form, check, count } = changes;
  const showField = useShowField(props, context, form, fields, setPreviewOpen);
  const publishing = usePublishing(props, changes, context, showField, fields);
  return (
    <FormProvider {...form.form}>
      <EditorProvider value={context}>
        <div className={Preview ? "document-editor with-preview" : "document-editor"}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: follows the focus within the fields */}
          <div
            className={isPreviewOpen ? "document-form behind-preview" : "document-form"}
            ref={fields}
            onFocus={({ target }) => setFocusedField(target.closest<HTMLElement>("[data-pointer]")?.dataset.pointer)}
          >
            <WaitingLines
              {...{ document, me: props.session, own: form.base.proposal?.id, isChanged: count > 0 && !changes.isKept }}
            />
            <Messages {...{ document, ...publishing }} findings={changes.findings.get(ELSEWHERE) ?? NO_FINDINGS} />
            <SectionList sections={sections} present={form.present} />
          </div>
          {Preview && (
            <PreviewColumn isOpen={isPreviewOpen}>
              <Preview
                page={document}
                documents={() => check.contentAfter([document])}
                version={check.result ?? form.base}
                changed={changedPointers(check)}
                focusedField={focusedField}
                onEditField={(target, pointer) =>
                  target === document ? showField(pointer) : location.assign(formHref(target, pointer))
                }
              />
            </PreviewColumn>
          )}
          <PublishBar
            {...{ ...changes, ...publishing.bar, isPreviewOpen }}
            onShowText={() => showText(document, changes.text)}
            onTogglePreview={Preview && (() => setPreviewOpen(!isPreviewOpen))}
          >
            <Outcome {...{ document, changes, publishing }} announce={setAnnouncement} />
            {Summary && count > 0 && <Summary check={check} onOthers={publishing.setOthers} />}
          </PublishBar>
          {publishing.isScheduling && (
            <ScheduleDialog
              {...{ note: publishing.note.message, proposal: form.base.proposal, missing: changes.missing }}
              site={props.site}
              onSend={publishing.schedule}
              onClose={publishing.endScheduling}
            />
          )}
          <p className="visually-hidden" role="status">
            {announcement}
          </p>
        </div>
      </EditorProvider>
    </FormProvider>
  );
}

type Changes = ReturnType<typeof useChanges>;
type Publishing = ReturnType<typeof usePublishing>;
type FieldsRef = RefObject<HTMLDivElement | null>;

/** The changes of a form with their check, and the draft of them. */
function useChanges(props: FormScreenProps, context: EditorContext) {
  const { document, onUnsaved } = props;
  const form = useDocumentForm(document, props.version, props.patch);
  const { base, patch } = form;
  const hasPatch = Object.keys(patch).length > 0;
  const content = useMemo(() => mergePatch(base.content, patch), [base, patch]);
  const text = useMemo(
    () => (hasPatch ? toPatchText(document, base, content) : ""),
    [hasPatch, document, base, content],
  );
  const check = useCheck(text, { page: document, mayCreate: !base.exists, isPartial: false, isForm: true });
  const changes = useMemo(() => listChanges(base.content, content), [base, content]);
  const count = useMemo(() => readableChanges(changes).length, [changes]);
  const { placement, proposal, revisionId } = base;
  const isKept = hasPatch && isSame(content, proposal?.content ?? null);
  const draft = { base: base.content, patch, placement, proposal, revisionId };
  const draftProblem = useDraft(props.drafts, document, draft, isKept);
  const missing = useMissingApprovals(props, base, content);
  const { diagnostics = NO_FINDINGS, imported = [] } = check.result ?? {};
  const findings = useMemo(() => findingsByField(diagnostics, document), [diagnostics, document]);
  useEffect(() => context.findings.set(findings), [context, findings]);
  useEffect(() => onUnsaved(count > 0 && !isKept), [onUnsaved, count, isKept]);
  const pages = imported.map((page) =>
    page.page === document && page.status !== "error" ? { ...page, changes } : page,
  );
  const errorCount = diagnostics.filter(isError).length;
  return { form, text, check, count, pages, draftProblem, findings, errorCount, isKept, missing };
}

/** Returns which approvals the rules of the office want before this person may publish the changes, or "". */
function useMissingApprovals({ document, session, site }: FormScreenProps, base: DocumentVersion, after: JsonObject) {
  return useMemo(() => {
    const others = Object.entries(base.others ?? {}).map(([page, patch]) => ({ page, before: {}, after: patch }));
    const own = { page: document, before: base.exists ? base.content : null, after };
    const person = toPerson(session);
    return describeMissing(missingApprovals(rulesFor(site, [own, ...others]), [person], [person]));
  }, [document, session, site, base, after]);
}

function isError({ severity }: Diagnostic): boolean {
  return severity === "error";
}

/** Returns a function that shows a field and focuses it. Shows the field in the address. */
function useShowField(
  { isShown, address }: FormScreenProps,
  { root, open }: EditorContext,
  { form }: DocumentForm,
  fields: FieldsRef,
  setPreviewOpen: (isOpen: boolean) => void,
): (pointer: Pointer) => void {
  function showField(pointer: Pointer): void {
    setPreviewOpen(false);
    // The fields are not visible before the preview is closed.
    setTimeout(() => {
      flushSync(() => addSection(form, root, segments(pointer)[0] ?? ""));
      focusField(fields.current, open, pointer);
    });
  }

  const { field } = address.parameters;
  const showAddressed = useEffectEvent(showField);
  useEffect(() => {
    if (isShown && field !== undefined) showAddressed(field);
  }, [isShown, field]);
  return showField;
}

/** The publication of the changes, the state of its buttons, and changes that were discarded. */
function usePublishing(
  { document, isShown, version }: FormScreenProps,
  { form, check, count, findings, errorCount, missing }: Changes,
  { hasTried }: EditorContext,
  showField: (pointer: Pointer) => void,
  fields: FieldsRef,
) {
  const { publisher, state, notice } = usePublish({ id: document, form }, isShown);
  const [message, setMessage] = useState(version.proposal?.note ?? "");
  const [isScheduling, setScheduling] = useState(false);
  const [others, setOthers] = useState<DocumentPatches>();
  const [discarded, setDiscarded] = useState<Discarded>();
  const saving = useSaving(document, form, others);
  useEffect(() => {
    // A notice that came back after the user has deleted new text would take the focus.
    if (count > 0) setDiscarded(undefined);
  }, [count]);
  useEffect(() => {
    if (state.kind === "published") setMessage("");
  }, [state.kind]);

  function showProblem(): void {
    hasTried.set(true);
    const [pointer] = [...findings].find(([, found]) => found.some(isError)) ?? [];
    if (pointer === ELSEWHERE) fields.current?.querySelector<HTMLElement>(".other-findings")?.focus();
    else if (pointer !== undefined) showField(pointer);
  }

  function save(asksApproval: boolean): void {
    publisher.dismiss();
    saving.mutate({ note: message.trim(), asksApproval });
  }

  /** Runs what asks for text without problems, or shows the first one. */
  function unlessProblem(run: () => void): void {
    setDiscarded(undefined);
    hasTried.set(true);
    if (errorCount > 0 && check.state === "checked") showProblem();
    else run();
  }

  async function schedule(times: Omit<SaveRequest, "asksApproval">): Promise<void> {
    const isApproved = missing === "";
    setMessage(times.note ?? "");
    const { state: outcome } = await saving.mutateAsync({ ...times, asksApproval: !isApproved, isApproved });
    setScheduling(false);
    // Without a start, it is on the site already.
    if (outcome === "published") await publisher.reload();
  }

  function discard(): void {
    publisher.dismiss();
    saving.reset();
    setDiscarded({ base: form.base, content: form.content() });
    // The office keeps a saved change. New changes are another one.
    const others = form.base.proposal ? undefined : form.base.others;
    form.replace({ ...form.base, proposal: undefined, others }, form.base.content);
  }

  function restore(changes: Discarded): void {
    setDiscarded(undefined);
    publisher.restore(changes);
  }

  function endScheduling(): void {
    setScheduling(false);
    if (saving.isError) saving.reset();
  }

  const actions = {
    ...{ onMessage: setMessage, onDiscard: discard, onShowProblem: showProblem, onSave: () => save(false) },
    onPublish: () => unlessProblem(() => void publisher.publish({ message, others })),
    onAsk: () => unlessProblem(() => save(true)),
    onSchedule: () => unlessProblem(() => setScheduling(true)),
  };
  const busy = state.kind === "publishing" ? "Publishing..." : saving.isPending ? "Saving..." : undefined;
  const bar = { message, busy, ...actions };
  const scheduling = { isScheduling, schedule, endScheduling };
  const note = { message, others };
  return { publisher, state, notice, note, setOthers, discarded, restore, saving, bar, ...scheduling };
}

/**
 * Publishes the changes of a form. Continues when the user has signed in again, and looks for changes by others when the
 * window gets the focus and when the store may have changed.
 */
function usePublish(published: PublishedForm, isShown: boolean) {
  const contentVersion = useContentVersion();
  const current = useEffectEvent(() => published);
  const [publisher] = useState(() => new Publisher(current));
  const { state, notice } = publisher;
  const lastVersion = useRef(contentVersion);
  useEventListener(sessionEvents, [SIGNED_IN], () => publisher.resume());
  useEventListener(isShown ? window : undefined, ["focus"], () => void publisher.refresh());
  useEffect(() => {
    if (lastVersion.current !== contentVersion) void publisher.refresh();
    lastVersion.current = contentVersion;
  }, [contentVersion, publisher]);
  return {
    publisher,
    state: useSyncExternalStore(state.subscribe, state.get),
    notice: useSyncExternalStore(notice.subscribe, notice.get),
  };
}

/** Shows the text that imports the changes in Content Import. */
function showText(document: DocumentId, text: string): void {
  const json = JSON.stringify(JSON.parse(text), null, 2);
  handOverFiles("import", [new File([json], `${document.replaceAll("/", "-")}.json`)]);
  location.hash = formatAddress({ section: "import" });
}

interface MessagesProps extends Pick<Publishing, "publisher" | "state" | "notice" | "note"> {
  document: DocumentId;
  /** The findings that are not about a field of the form. */
  findings: readonly Diagnostic[];
}

/** The texts before the fields: changes by others, conflicts, and findings about no field. */
function Messages({ document, publisher, state, notice, note, findings }: MessagesProps) {
  return (
    <div className="form-messages">
      {notice !== undefined && (
        <p className="form-notice" role="status">
          {notice}
        </p>
      )}
      {state.kind === "conflict" && (
        <ConflictChoice
          title={`${state.conflict.by} changed ${formatCount(state.conflict.conflicts.length, "field")} that you changed too`}
          hint="Choose the version to publish. Nothing is published yet, and all other changes of both of you are kept."
          conflicts={state.conflict.conflicts}
          document={document}
          titles={{ yours: "Yours", theirs: `From ${state.conflict.by}`, base: "Before" }}
          onSubmit={(choices) => void publisher.publishWith(state.conflict, choices, note)}
        >
          <DialogActions
            action="Publish With These Versions"
            cancel="Keep Editing"
            onCancel={() => publisher.dismiss()}
          />
        </ConflictChoice>
      )}
      {findings.length > 0 && (
        <ul className="other-findings lines" tabIndex={-1}>
          {findings.map(({ code, message, severity }) => (
            <li key={`${code} ${message}`} className={`field-${severity}`}>
              {message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface OutcomeProps {
  document: DocumentId;
  changes: Changes;
  publishing: Publishing;
  announce(text: string): void;
}

/** The outcome of the last action, above the buttons. */
function Outcome({ document, changes, publishing, announce }: OutcomeProps) {
  const { count, draftProblem, isKept, missing, form } = changes;
  const { publisher, state, discarded, restore, saving, isScheduling } = publishing;
  const { proposal } = form.base;
  return (
    <>
      {draftProblem !== undefined && <Problem>{draftProblem}</Problem>}
      {state.kind === "failed" && <Failed {...state} />}
      {saving.error && !isScheduling && <Failed message={errorMessage(saving.error, NO_RESPONSE)} isUnsure={false} />}
      {isKept && proposal && (
        <p className="published" role="status">
          <span>
            <strong>{saving.data ? describeState(saving.data) : "Saved for the office"}.</strong> Everyone in the office
            finds it under <a href={changeHref(proposal)}>Waiting Changes</a>.
          </span>
        </p>
      )}
      {missing && count > 0 && !isKept && <p className="approval-hint">{missing}</p>}
      {state.kind === "interrupted" && <Failed message="Your session has ended. Sign in again." isUnsure={false} />}
      {state.kind === "rejected" && <Failed message={state.result.message} isUnsure={false} />}
      {state.kind === "published" && count === 0 && (
        <Published
          key={state.result.revisionId}
          {...state}
          document={document}
          onUndone={() => {
            announce("Your changes are undone.");
            void publisher.reload();
          }}
        />
      )}
      {discarded !== undefined && count === 0 && (
        <UndoNotice text="Your changes are discarded." removal={discarded} onUndo={() => restore(discarded)} />
      )}
    </>
  );
}

/** The preview beside the form on wide screens, and in its place on narrow ones while it is open. */
function PreviewColumn({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const [query] = useState(() => matchMedia("(min-width: 80rem)"));
  const [isWide, setWide] = useState(query.matches);
  useEventListener(query, ["change"], () => setWide(query.matches));
  return (isWide || isOpen) && <div className="document-preview">{children}</div>;
}

function changedPointers({ result }: Check): Pointer[] {
  return (result?.imported ?? []).flatMap(({ changes = [] }) => changes.map(({ pointer }) => pointer));
}

/** Returns the context of the form, which has another key, and so another context, for each document. */
function useEditorContext(
  { document, controls = {}, facts }: FormScreenProps,
  sections: readonly FormSection[],
  announce: (text: string) => void,
): EditorContext {
  const [context] = useState(() => ({
    ...{ document, root: definitionOf(document), controls, facts, announce },
    open: createStore<ReadonlySet<Pointer>>(new Set([`/${sections[0]?.keys[0] ?? ""}`])),
    findings: createStore<ReadonlyMap<Pointer, readonly Diagnostic[]>>(new Map()),
    hasTried: createStore(false),
  }));
  return context;
}
