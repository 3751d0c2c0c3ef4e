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
import { linter, lintGutter, nextDiagnostic, previousDiagnostic } from "@codemirror/lint";
import { gotoLine, search, searchKeymap } from "@codemirror/search";
import { Compartment, EditorState, type Extension } from "@codemirror/state";
import { closeHoverTooltips, EditorView, hasHoverTooltips, hoverTooltip, keymap, lineNumbers } from "@codemirror/view";
import { classHighlighter } from "@lezer/highlight";
import { LARGE_TEXT_LENGTH } from "../check/check-protocol.ts";
import type { Description } from "../check/complete.ts";
import { type Complete, completionSource } from "./completion-source.ts";

export type Describe = (text: string, offset: number) => Promise<Description | undefined>;

interface EditorCallbacks {
  onText(text: string): void;
  complete: Complete;
  describe: Describe;
}

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
export function editorExtensions({ onText, complete, describe }: EditorCallbacks): Extension {
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
