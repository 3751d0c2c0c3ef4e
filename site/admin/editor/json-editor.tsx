import { autocompletion, closeBrackets, closeBracketsKeymap, closeCompletion } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { json } from "@codemirror/lang-json";
import {
  bracketMatching,
  codeFolding,
  foldGutter,
  foldKeymap,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from "@codemirror/language";
import { linter, lintGutter, nextDiagnostic, previousDiagnostic, setDiagnostics } from "@codemirror/lint";
import { gotoLine, search, searchKeymap } from "@codemirror/search";
import { Compartment, EditorState, type Extension } from "@codemirror/state";
import { closeHoverTooltips, EditorView, hasHoverTooltips, hoverTooltip, keymap, lineNumbers } from "@codemirror/view";
import { classHighlighter } from "@lezer/highlight";
import {
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from "react";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import { LARGE_TEXT_LENGTH } from "../check/check-protocol.ts";
import type { Description } from "../check/complete.ts";
import { type Complete, completionSource } from "./completion-source.ts";
import { toEditorDiagnostics, toOffset } from "./editor-diagnostics.ts";
import type { TextEdit } from "./fix-edit.ts";
import css from "./json-editor.css?inline";

export interface JsonEditorHandle {
  /** Returns the current text, which `onChange` may not have reported yet. */
  text(): string;
  /** Replaces the whole text. The user can undo it. */
  replace(text: string): void;
  /** Replaces a part of the text. The user can undo it. */
  edit(edit: TextEdit): void;
  focus(): void;
  /** Focuses the editor with the caret at a position, and scrolls there. */
  goTo(position: { line: number; column: number }): void;
}

interface JsonEditorProps {
  /** The ids of the elements that name and describe the editor. A click on the label focuses the editor. */
  labelledBy: string;
  describedBy: string;
  /** Called with the text after a change: after a pause if the text is large, or when the editor loses the focus. */
  onChange(text: string): void;
  diagnostics: readonly Diagnostic[];
  complete: Complete;
  /** Returns the schemas' description of the key at an offset. */
  describe: Describe;
  ref?: Ref<JsonEditorHandle>;
}

const DESCRIPTION = "description";
/** Read by screen readers after the description of the editor. */
const KEY_HELP =
  "Press Control+Space for suggestions, Control+F to search, Alt+F8 for the next problem, and Tab to leave the editor.";

/**
 * A JSON editor with colors, folding, search, findings and completion. It lives in a shadow root, where CodeMirror adopts
 * a stylesheet instead of adding a style element, which the page's Content Security Policy forbids.
 */
export function JsonEditor(props: JsonEditorProps) {
  const { labelledBy, describedBy, diagnostics, ref } = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const onText = useEffectEvent(props.onChange);
  const complete = useEffectEvent(props.complete);
  const describe = useEffectEvent(props.describe);
  const name = useEffectEvent(() => readLabelText(labelledBy));

  useLayoutEffect(() => {
    if (host.current === null) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [sheet];
    // In the shadow root too, because ARIA ids do not cross its boundary.
    root.replaceChildren(Object.assign(document.createElement("p"), { id: DESCRIPTION, hidden: true }));
    const attributes = () => ({ tabindex: "0", "aria-label": name(), "aria-describedby": DESCRIPTION });
    const editor = new EditorView({
      root,
      parent: root,
      extensions: [editorExtensions({ onText, complete, describe }), EditorView.contentAttributes.of(attributes)],
    });
    view.current = editor;
    return () => editor.destroy();
  }, []);

  useEffect(() => {
    const description = host.current?.shadowRoot?.getElementById(DESCRIPTION);
    if (description) description.textContent = `${readLabelText(describedBy)} ${KEY_HELP}`;
  });

  useEffect(() => {
    const label = document.getElementById(labelledBy);
    const focus = () => view.current?.focus();
    label?.addEventListener("click", focus);
    return () => label?.removeEventListener("click", focus);
  }, [labelledBy]);

  useEffect(() => {
    const editor = view.current;
    if (editor !== null)
      editor.dispatch(setDiagnostics(editor.state, toEditorDiagnostics(diagnostics, editor.state.doc)));
  }, [diagnostics]);

  useImperativeHandle(ref, () => createHandle(view), []);

  return <div className="json-editor" ref={host} />;
}

function createHandle(view: RefObject<EditorView | null>): JsonEditorHandle {
  return {
    text: () => view.current?.state.sliceDoc() ?? "",
    replace(text) {
      view.current?.dispatch({
        changes: { from: 0, to: view.current.state.doc.length, insert: text },
        selection: { anchor: 0 },
        scrollIntoView: true,
      });
    },
    edit: (edit) => view.current?.dispatch({ changes: edit, selection: { anchor: edit.from }, scrollIntoView: true }),
    focus: () => view.current?.focus(),
    goTo(position) {
      const editor = view.current;
      if (editor === null) return;
      const anchor = toOffset(position, editor.state.doc);
      editor.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: "center" }) });
      editor.focus();
    },
  };
}

function readLabelText(ids: string): string {
  return ids
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");
}

type Describe = (text: string, offset: number) => Promise<Description | undefined>;
type EditorCallbacks = { onText(text: string): void; complete: Complete; describe: Describe };

const LARGE_TEXT_DELAY_MS = 400;
/** The length from which the editor inserts a text instead of the browser. */
const LONG_INSERTION_LENGTH = 1024;

const language = new Compartment();
/** The language with its colors and folding, and the bracket that belongs to the one at the caret. */
const LANGUAGE: Extension = [json(), bracketMatching()];

/** Turns the language off for a large text, whose parser would delay key presses, and on again for a smaller one. */
const withoutLanguageIfLarge = EditorState.transactionExtender.of(({ docChanged, newDoc, startState }) => {
  if (!docChanged) return null;
  const isLarge = newDoc.length >= LARGE_TEXT_LENGTH;
  const wasLarge = startState.doc.length >= LARGE_TEXT_LENGTH;
  return isLarge === wasLarge ? null : { effects: language.reconfigure(isLarge ? [] : LANGUAGE) };
});

/** Returns everything that the editor needs: editing, JSON, completion, search, findings, descriptions and key bindings. */
function editorExtensions({ onText, complete, describe }: EditorCallbacks): Extension {
  return [
    lineNumbers(),
    lintGutter(),
    foldGutter(),
    codeFolding({ placeholderText: "…" }),
    history(),
    indentUnit.of("  "),
    EditorView.lineWrapping,
    language.of(LANGUAGE),
    withoutLanguageIfLarge,
    syntaxHighlighting(classHighlighter),
    closeBrackets(),
    indentOnInput(),
    autocompletion({
      override: [completionSource(complete)],
      icons: false,
      // Opens the list of values right after a key was completed.
      activateOnCompletion: ({ type }) => type === "key",
    }),
    search({ top: true }),
    linter(null),
    hoverTooltip(descriptionTooltip(describe)),
    keymap.of([
      { key: "Escape", run: closeTooltips },
      { key: "Tab", run: closeBeforeTab, shift: closeBeforeTab },
      // Without stopPropagation, F8 with any modifier would also move the focus to the toasts.
      { key: "Alt-F8", run: nextDiagnostic, shift: previousDiagnostic, stopPropagation: true },
      ...closeBracketsKeymap,
      ...defaultKeymap,
      ...historyKeymap,
      // Left out: in a shadow root, the dialog of gotoLine keeps the focus after it has closed.
      ...searchKeymap.filter(({ run }) => run !== gotoLine),
      ...foldKeymap,
    ]),
    EditorView.domEventHandlers({ beforeinput: replaceSelection }),
    pasteLargeText(),
    reportText(onText),
  ];
}

/**
 * Replaces or deletes the selected text instead of the browser. The browser would preserve the look of the old text with
 * style attributes, which the page's Content Security Policy forbids. It also inserts a long text, such as one from the
 * clipboard of an on-screen keyboard, because the browser would lay out all of it: 2 s for 5 MB.
 */
function replaceSelection({ inputType, data, isComposing, cancelable }: InputEvent, view: EditorView): boolean {
  const { main } = view.state.selection;
  const isDeleting = inputType.startsWith("delete");
  const text = isDeleting ? "" : inputType === "insertText" ? data : null;
  if (text === null || isComposing || !cancelable) return false;
  if (main.empty && text.length < LONG_INSERTION_LENGTH) return false;
  const userEvent = isDeleting ? "delete.selection" : "input.type";
  const replace = () => view.state.update(view.state.replaceSelection(text), { userEvent });
  const handlers = isDeleting ? [] : view.state.facet(EditorView.inputHandler);
  if (!handlers.some((handle) => handle(view, main.from, main.to, text, replace))) view.dispatch(replace());
  return true;
}

/**
 * Inserts a large text from the clipboard one frame after it was read: for 5 MB, both take 60 ms, and together they would
 * freeze the page. An input in between waits for the insertion.
 */
function pasteLargeText(): Extension {
  let pending: string | undefined;
  const insert = (view: EditorView) => {
    if (pending === undefined) return;
    const text = view.state.toText(pending);
    pending = undefined;
    view.dispatch(view.state.replaceSelection(text), { userEvent: "input.paste", scrollIntoView: true });
  };
  const insertNow = (_: Event, view: EditorView) => insert(view);
  return [
    EditorView.domEventObservers({ keydown: insertNow, beforeinput: insertNow, mousedown: insertNow, blur: insertNow }),
    EditorView.domEventHandlers({
      paste({ clipboardData }, view) {
        insert(view);
        const text = clipboardData?.getData("text/plain") ?? "";
        if (text.length < LARGE_TEXT_LENGTH) return false;
        pending = text;
        requestAnimationFrame(() => setTimeout(insert, 0, view));
        return true;
      },
    }),
  ];
}

/** Closes the completion list and leaves Tab to the browser, so that it moves on from the editor (WCAG 2.1.2). */
function closeBeforeTab(view: EditorView): false {
  closeCompletion(view);
  return false;
}

function closeTooltips(view: EditorView): boolean {
  if (!hasHoverTooltips(view.state)) return false;
  view.dispatch({ effects: closeHoverTooltips });
  return true;
}

function descriptionTooltip(describe: Describe): Parameters<typeof hoverTooltip>[0] {
  return async ({ state }, offset) => {
    // A description parses all of the text.
    if (state.doc.length >= LARGE_TEXT_LENGTH) return null;
    const description = await describe(state.sliceDoc(), offset).catch(() => undefined);
    if (description === undefined) return null;
    const { text, from, to } = description;
    const dom = Object.assign(document.createElement("p"), { className: "cm-description", textContent: text });
    return { pos: from, end: to, above: true, create: () => ({ dom }) };
  };
}

/** Reports a small text after every change, and a large one after a pause or when the editor loses the focus. */
function reportText(onText: (text: string) => void): Extension {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const report = (view: EditorView) => {
    clearTimeout(timer);
    timer = undefined;
    onText(view.state.sliceDoc());
  };
  return [
    EditorView.updateListener.of(({ docChanged, view }) => {
      if (!docChanged) return;
      clearTimeout(timer);
      if (view.state.doc.length < LARGE_TEXT_LENGTH) report(view);
      else timer = setTimeout(report, LARGE_TEXT_DELAY_MS, view);
    }),
    EditorView.domEventObservers({
      blur(_, view) {
        if (timer !== undefined) report(view);
      },
    }),
  ];
}
