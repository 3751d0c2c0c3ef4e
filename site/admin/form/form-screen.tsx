import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { FormProvider } from "react-hook-form";
import { listChanges } from "#content/documents/list-changes.ts";
import { mergePatch } from "#content/documents/merge-patch.ts";
import type { Facts } from "#content/facts/facts.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import { type JsonObject, type Pointer, segments } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { readableChanges } from "../changes/readable-changes.ts";
import type { DocumentPatches } from "../check/check-protocol.ts";
import { type Check, useCheck } from "../check/use-check.ts";
import { definitionOf } from "../fields/field-definition.ts";
import { formatAddress } from "../navigation/address.ts";
import { formHref } from "../navigation/form-href.ts";
import { handOverFiles } from "../navigation/handed-over-files.ts";
import type { PreviewProps } from "../preview/preview-pane.tsx";
import type { DraftStore } from "../session/draft-store.ts";
import { Problem } from "../ui/controls/problem.tsx";
import { lazyPart } from "../ui/lazy-part.tsx";
import { useEventListener } from "../ui/use-event-listener.ts";
import type { DocumentVersion } from "./document/load-document.ts";
import { PublishBar } from "./document/publish-bar.tsx";
import { Failed, Published } from "./document/publish-outcome.tsx";
import type { Discarded } from "./document/publisher.ts";
import { type DocumentForm, toPatchText, useDocumentForm } from "./document/use-document-form.ts";
import { useDraft } from "./document/use-draft.ts";
import { usePublish } from "./document/use-publish.ts";
import { UndoNotice } from "./fields/undo-notice.tsx";
import { addSection, type FormSection, formSectionsOf } from "./form-sections.ts";
import { SectionList } from "./section-list.tsx";
import { type ControlOverrides, createStore, type EditorContext, EditorProvider } from "./state/editor-context.ts";
import { ELSEWHERE, findingsByField } from "./state/findings.ts";
import { focusField } from "./state/focus-field.ts";

export interface SummaryProps {
  check: Check;
  /** Receives the changes of other documents to publish with those of the form. */
  onOthers(others: DocumentPatches | undefined): void;
}

export interface FormOptions {
  document: DocumentId;
  isShown: boolean;
  onUnsaved(isUnsaved: boolean): void;
  /** The field to focus, from the address. */
  field?: Pointer | undefined;
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
  drafts: DraftStore;
}

const ConflictChoice = lazyPart(async () => (await import("./document/conflict-choice.tsx")).ConflictChoice);

const NO_FINDINGS: readonly Diagnostic[] = [];

export function FormScreen(props: FormScreenProps): ReactNode {
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
            <Messages findings={changes.findings.get(ELSEWHERE) ?? NO_FINDINGS} {...publishing} />
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
  const draftProblem = useDraft(props.drafts, document, {
    base: base.content,
    patch,
    placement: base.placement,
    revisionId: base.revisionId,
  });
  const { diagnostics = NO_FINDINGS, imported = [] } = check.result ?? {};
  const findings = useMemo(() => findingsByField(diagnostics, document), [diagnostics, document]);
  useEffect(() => context.findings.set(findings), [context, findings]);
  useEffect(() => onUnsaved(count > 0), [onUnsaved, count]);
  const pages = imported.map((page) =>
    page.page === document && page.status !== "error" ? { ...page, changes } : page,
  );
  const errorCount = diagnostics.filter(isError).length;
  return { form, text, check, count, pages, draftProblem, findings, errorCount };
}

function isError({ severity }: Diagnostic): boolean {
  return severity === "error";
}

/** Returns a function that shows a field and focuses it. Shows the field in the address. */
function useShowField(
  { isShown, field }: FormScreenProps,
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

  const showAddressed = useEffectEvent(showField);
  useEffect(() => {
    if (isShown && field !== undefined) showAddressed(field);
  }, [isShown, field]);
  return showField;
}

/** The publication of the changes, the state of its buttons, and changes that were discarded. */
function usePublishing(
  { document, isShown }: FormScreenProps,
  { form, check, count, findings, errorCount }: Changes,
  { hasTried }: EditorContext,
  showField: (pointer: Pointer) => void,
  fields: FieldsRef,
) {
  const { publisher, state, notice } = usePublish({ id: document, form }, isShown);
  const [message, setMessage] = useState("");
  const [others, setOthers] = useState<DocumentPatches>();
  const [discarded, setDiscarded] = useState<Discarded>();
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

  function publish(): void {
    setDiscarded(undefined);
    hasTried.set(true);
    if (errorCount > 0 && check.state === "checked") showProblem();
    else void publisher.publish({ message, others });
  }

  function discard(): void {
    publisher.dismiss();
    setDiscarded({ base: form.base, content: form.content() });
    form.replace(form.base, form.base.content);
  }

  function restore(changes: Discarded): void {
    setDiscarded(undefined);
    publisher.restore(changes);
  }

  const actions = { onMessage: setMessage, onPublish: publish, onDiscard: discard, onShowProblem: showProblem };
  const bar = { message, isPublishing: state.kind === "publishing", ...actions };
  return { publisher, state, notice, note: { message, others }, setOthers, discarded, restore, bar };
}

/** Shows the text that imports the changes in Content Import. */
function showText(document: DocumentId, text: string): void {
  const json = JSON.stringify(JSON.parse(text), null, 2);
  handOverFiles("import", [new File([json], `${document.replaceAll("/", "-")}.json`)]);
  location.hash = formatAddress({ section: "import" });
}

interface MessagesProps extends Pick<Publishing, "publisher" | "state" | "notice" | "note"> {
  /** The findings that are not about a field of the form. */
  findings: readonly Diagnostic[];
}

/** The texts before the fields: changes by others, conflicts, and findings about no field. */
function Messages({ publisher, state, notice, note, findings }: MessagesProps): ReactNode {
  return (
    <div className="form-messages">
      {notice !== undefined && (
        <p className="form-notice" role="status">
          {notice}
        </p>
      )}
      {state.kind === "conflict" && (
        <ConflictChoice
          conflict={state.conflict}
          onChoose={(choices) => void publisher.publishWith(state.conflict, choices, note)}
          onKeepEditing={() => publisher.dismiss()}
        />
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
function Outcome({ document, changes, publishing, announce }: OutcomeProps): ReactNode {
  const { count, draftProblem } = changes;
  const { publisher, state, discarded, restore } = publishing;
  return (
    <>
      {draftProblem !== undefined && <Problem>{draftProblem}</Problem>}
      {state.kind === "failed" && <Failed {...state} />}
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
function PreviewColumn({ isOpen, children }: { isOpen: boolean; children: ReactNode }): ReactNode {
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
