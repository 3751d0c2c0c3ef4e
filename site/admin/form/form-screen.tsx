import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { flushSync } from "react-dom";
import { FormProvider } from "react-hook-form";
import { listChanges } from "#content/documents/list-changes.ts";
import { mergePatch } from "#content/documents/merge-patch.ts";
import type { Facts } from "#content/facts/facts.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import { type JsonObject, type Pointer, segments } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { plainMessage } from "../changes/plain-message.ts";
import { readableChanges } from "../changes/readable-changes.ts";
import type { DocumentPatches } from "../check/check-protocol.ts";
import { type Check, useCheck } from "../check/use-check.ts";
import type { DraftStore } from "../drafts/draft-store.ts";
import { definitionOf } from "../fields/field-definition.ts";
import { formatAddress } from "../navigation/address.ts";
import { handOverFiles } from "../navigation/handed-over-files.ts";
import type { PreviewProps } from "../preview/use-preview.ts";
import { lazyPart } from "../ui/lazy-part.tsx";
import { type ControlOverrides, createStore, type EditorContext, EditorProvider } from "./context/editor-context.ts";
import { ELSEWHERE, findingsByField } from "./context/findings.ts";
import { focusField } from "./context/focus-field.ts";
import type { DocumentVersion } from "./document/read-document.ts";
import { useDocumentForm, usePatchText } from "./document/use-document-form.ts";
import { useDraft } from "./document/use-draft.ts";
import { UndoNotice } from "./lists/undo-notice.tsx";
import { PublishBar } from "./publish/publish-bar.tsx";
import { Failed, Published } from "./publish/publish-outcome.tsx";
import { type Discarded, usePublish } from "./publish/use-publish.ts";
import { addSection } from "./sections/add-section.ts";
import { type FormSection, sectionsOf } from "./sections/form-sections.ts";
import { SectionList } from "./sections/section-list.tsx";

/** Properties of the summary beside the buttons. */
export interface SummaryProps {
  check: Check;
  /** Receives the changes of other documents to publish with those of the form. */
  onOthers(others: DocumentPatches | undefined): void;
}

export interface FormOptions {
  document: DocumentId;
  isShown: boolean;
  /** A number that increases when the store may have changed. */
  storeVersion: number;
  onStoreChanged(): void;
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
  /** The version that the changes are made to. */
  version: DocumentVersion;
  /** The changes to start with. */
  patch: JsonObject;
  facts: Facts;
  drafts: DraftStore;
}

const ConflictChoice = lazyPart(async () => (await import("./publish/conflict-choice.tsx")).ConflictChoice);

const NO_CONTROLS: ControlOverrides = {};
const NO_FINDINGS: readonly Diagnostic[] = [];

/** The form of a document that has been read. */
export function FormScreen(props: FormScreenProps): ReactNode {
  const { document, isShown, storeVersion, onStoreChanged, onUnsaved, field, Preview, Summary } = props;
  const form = useDocumentForm(document, props.version, props.patch);
  const { base, patch } = form;
  const { getValues, setValue } = form.form;
  const text = usePatchText(document, form);
  const check = useCheck(text, { page: document, mayCreate: !base.exists, isPartial: false, storeVersion });
  const publishing = usePublish({ id: document, form, onStoreChanged });
  const { state, notice, refresh } = publishing;
  const changes = useMemo(() => listChanges(base.content, mergePatch(base.content, patch)), [base, patch]);
  const changeCount = useMemo(() => readableChanges(changes).length, [changes]);
  const draftProblem = useDraft(props.drafts, document, { base: base.content, patch, revisionId: base.revisionId });
  const [message, setMessage] = useState("");
  const [others, setOthers] = useState<DocumentPatches>();
  const [discarded, setDiscarded] = useState<Discarded>();
  const [announcement, setAnnouncement] = useState("");
  const [focusedField, setFocusedField] = useState<Pointer>();
  const [isPreviewOpen, setPreviewOpen] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const sections = useMemo(() => props.formSections ?? sectionsOf(document), [props.formSections, document]);
  const context = useEditorContext(props, sections, setAnnouncement);
  const diagnostics = text === "" ? NO_FINDINGS : (check.result?.diagnostics ?? NO_FINDINGS);
  const findings = useMemo(() => findingsByField(diagnostics, document), [diagnostics, document]);
  const errors = diagnostics.filter(({ severity }) => severity === "error");

  const showField = useCallback(
    (pointer: Pointer) => {
      setPreviewOpen(false);
      // The fields are not visible before the preview is closed.
      setTimeout(() => {
        flushSync(() => addSection({ getValues, setValue }, context.root, segments(pointer)[0] ?? ""));
        focusField(fields.current, context.open, pointer);
      });
    },
    [context, getValues, setValue],
  );
  useEffect(() => context.findings.set(findings), [context, findings]);
  useEffect(() => onUnsaved(changeCount > 0), [onUnsaved, changeCount]);
  useEffect(() => {
    // A notice that came back after the user has deleted new text would take the focus.
    if (changeCount > 0) setDiscarded(undefined);
  }, [changeCount]);
  useEffect(() => {
    if (isShown && field !== undefined) showField(field);
  }, [isShown, field, showField]);
  useRefresh(isShown, storeVersion, refresh);

  useEffect(() => {
    if (state.kind === "published") setMessage("");
  }, [state.kind]);

  function showProblem(): void {
    context.hasTried.set(true);
    const [pointer] = [...findings].find(([, found]) => found.some(({ severity }) => severity === "error")) ?? [];
    if (pointer === ELSEWHERE) fields.current?.querySelector<HTMLElement>(".other-findings")?.focus();
    else if (pointer !== undefined) showField(pointer);
  }

  function publish(): void {
    setDiscarded(undefined);
    context.hasTried.set(true);
    if (errors.length > 0 && check.state === "checked") showProblem();
    else void publishing.publish({ message, others });
  }

  function discard(): void {
    publishing.dismiss();
    setDiscarded({ base, content: form.content() });
    form.replace(base, base.content);
  }

  function showText(): void {
    const json = JSON.stringify(JSON.parse(text), null, 2);
    handOverFiles("import", [new File([json], `${document.replaceAll("/", "-")}.json`)]);
    location.hash = formatAddress({ section: "import" });
  }

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
            <div className="form-messages">
              {notice !== undefined && (
                <p className="form-notice" role="status">
                  {notice}
                </p>
              )}
              {state.kind === "conflict" && (
                <ConflictChoice
                  conflict={state.conflict}
                  onChoose={(choices) => void publishing.publishWith(state.conflict, choices, { message, others })}
                  onKeepEditing={publishing.dismiss}
                />
              )}
              <OtherFindings findings={findings.get(ELSEWHERE) ?? NO_FINDINGS} facts={props.facts} />
            </div>
            <SectionList sections={sections} present={form.present} />
          </div>
          {Preview && (
            <PreviewColumn isOpen={isPreviewOpen}>
              <Preview
                page={document}
                documents={() => check.contentAfter([document])}
                version={check.result ?? base}
                changed={changedPointers(check.result?.imported ?? [])}
                focusedField={focusedField}
                onEditField={(target, pointer) => {
                  if (target === document) showField(pointer);
                  else location.hash = formatAddress({ section: "business-info", parameters: { field: pointer } });
                }}
              />
            </PreviewColumn>
          )}
          <PublishBar
            {...{ check, changeCount, message }}
            pages={
              check.result?.imported.map((page) =>
                page.page === document && page.status !== "error" ? { ...page, changes } : page,
              ) ?? []
            }
            errorCount={errors.length}
            isPublishing={state.kind === "publishing"}
            onMessage={setMessage}
            onPublish={publish}
            onDiscard={discard}
            onShowText={showText}
            onShowProblem={showProblem}
            onTogglePreview={Preview && (() => setPreviewOpen(!isPreviewOpen))}
            isPreviewOpen={isPreviewOpen}
          >
            {draftProblem !== undefined && (
              <p className="field-error" role="alert">
                {draftProblem}
              </p>
            )}
            {state.kind === "failed" && <Failed {...state} />}
            {state.kind === "interrupted" && (
              <Failed message="Your session has ended. Sign in again." isUnsure={false} />
            )}
            {state.kind === "rejected" && <Failed message={state.result.message} isUnsure={false} />}
            {state.kind === "published" && changeCount === 0 && (
              <Published
                {...state}
                document={document}
                onUndone={() => {
                  setAnnouncement("Your changes are undone.");
                  void publishing.reload();
                }}
              />
            )}
            {discarded !== undefined && changeCount === 0 && (
              <UndoNotice
                text="Your changes are discarded."
                removal={discarded}
                onUndo={() => {
                  setDiscarded(undefined);
                  publishing.restore(discarded);
                }}
              />
            )}
            {Summary && changeCount > 0 && <Summary check={check} onOthers={setOthers} />}
          </PublishBar>
          <p className="visually-hidden" role="status">
            {announcement}
          </p>
        </div>
      </EditorProvider>
    </FormProvider>
  );
}

const WIDE = "(min-width: 80rem)";

/** The preview beside the form on wide screens, and in its place on narrow ones while it is open. */
function PreviewColumn({ isOpen, children }: { isOpen: boolean; children: ReactNode }): ReactNode {
  const isWide = useSyncExternalStore(subscribeToWidth, () => matchMedia(WIDE).matches);
  return (isWide || isOpen) && <div className="document-preview">{children}</div>;
}

function subscribeToWidth(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

function changedPointers(pages: readonly { changes?: readonly { pointer: Pointer }[] | undefined }[]): Pointer[] {
  return pages.flatMap(({ changes = [] }) => changes.map(({ pointer }) => pointer));
}

function useEditorContext(
  { document, controls = NO_CONTROLS, facts }: FormScreenProps,
  sections: readonly FormSection[],
  announce: (text: string) => void,
): EditorContext {
  const [stores] = useState(() => ({
    open: createStore<ReadonlySet<Pointer>>(new Set([`/${sections[0]?.keys[0] ?? ""}`])),
    findings: createStore<ReadonlyMap<Pointer, readonly Diagnostic[]>>(new Map()),
    hasTried: createStore(false),
  }));
  return useMemo(
    () => ({ document, root: definitionOf(document), controls, facts, announce, ...stores }),
    [document, controls, facts, announce, stores],
  );
}

/** Looks for changes by others when the window gets the focus and when the store may have changed. */
function useRefresh(isShown: boolean, storeVersion: number, refresh: () => Promise<void>): void {
  const newest = useRef(refresh);
  useEffect(() => {
    newest.current = refresh;
  });
  useEffect(() => {
    if (!isShown) return;
    const look = () => void newest.current();
    addEventListener("focus", look);
    return () => removeEventListener("focus", look);
  }, [isShown]);
  const lastVersion = useRef(storeVersion);
  useEffect(() => {
    if (lastVersion.current !== storeVersion) void newest.current();
    lastVersion.current = storeVersion;
  }, [storeVersion]);
}

/** The findings that are not about a field of the form. */
function OtherFindings({ findings, facts }: { findings: readonly Diagnostic[]; facts: Facts }): ReactNode {
  if (findings.length === 0) return null;
  return (
    <ul className="other-findings lines" tabIndex={-1}>
      {findings.map((finding) => (
        <li
          key={`${finding.code} ${finding.message}`}
          className={finding.severity === "error" ? "field-error" : "field-warning"}
        >
          {plainMessage(finding.message, facts)}
        </li>
      ))}
    </ul>
  );
}
