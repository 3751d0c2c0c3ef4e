/** What the editor can do, put together from CodeMirror's parts. */
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
import type { Extension } from "@codemirror/state";
import { closeHoverTooltips, EditorView, hasHoverTooltips, hoverTooltip, keymap, lineNumbers } from "@codemirror/view";
import { classHighlighter } from "@lezer/highlight";
import type { Description } from "../completion/complete.ts";
import { type Complete, completionSource } from "./completion-source.ts";

export type Describe = (text: string, offset: number) => Promise<Description | undefined>;

interface EditorCalls {
  /** Gets the text when it has changed. */
  onText(text: string): void;
  complete: Complete;
  describe: Describe;
}

/** From as many UTF-16 units on, a text is not put together with every key. */
const LARGE_TEXT = 64 * 1024;
const LARGE_TEXT_REST_MS = 400;
/** In a larger one the pointer asks for nothing: it would be read anew at every stop. */
const LARGEST_DESCRIBED = 1024 * 1024;

export function editorExtensions({ onText, complete, describe }: EditorCalls): Extension {
  return [
    lineNumbers(),
    lintGutter(),
    foldGutter(),
    codeFolding({ placeholderText: "…" }),
    history(),
    indentUnit.of("  "),
    EditorView.lineWrapping,
    json(),
    syntaxHighlighting(classHighlighter),
    bracketMatching(),
    closeBrackets(),
    indentOnInput(),
    autocompletion({
      override: [completionSource(complete)],
      icons: false,
      // A key whose value is one of a few.
      activateOnCompletion: ({ type }) => type === "key",
    }),
    search({ top: true }),
    linter(null),
    hoverTooltip(descriptionAt(describe)),
    keymap.of([
      { key: "Escape", run: closeTooltips },
      { key: "Tab", run: leave, shift: leave },
      // F8, whatever is held with it, leads to the toasts.
      { key: "Alt-F8", run: nextDiagnostic, shift: previousDiagnostic, stopPropagation: true },
      ...closeBracketsKeymap,
      ...defaultKeymap,
      ...historyKeymap,
      // In a shadow root that dialog keeps the focus when it closes.
      ...searchKeymap.filter(({ run }) => run !== gotoLine),
      ...foldKeymap,
    ]),
    EditorView.domEventHandlers({ beforeinput: replaceSelected }),
    reportsOf(onText),
  ];
}

/**
 * Replaces or deletes what is selected. The browser would keep the look of what was there in style attributes, which the
 * page's policy forbids.
 */
function replaceSelected({ inputType, data, isComposing, cancelable }: InputEvent, view: EditorView): boolean {
  const { main } = view.state.selection;
  const isDeleting = inputType.startsWith("delete");
  const text = isDeleting ? "" : inputType === "insertText" ? data : null;
  if (text === null || main.empty || isComposing || !cancelable) return false;
  const userEvent = isDeleting ? "delete.selection" : "input.type";
  const replace = () => view.state.update(view.state.replaceSelection(text), { userEvent });
  const handlers = isDeleting ? [] : view.state.facet(EditorView.inputHandler);
  if (!handlers.some((handle) => handle(view, main.from, main.to, text, replace))) view.dispatch(replace());
  return true;
}

/** Tab is the browser's, and leads out of the editor (WCAG 2.1.2): not into a list that is on its way to close. */
function leave(view: EditorView): false {
  closeCompletion(view);
  return false;
}

function closeTooltips(view: EditorView): boolean {
  if (!hasHoverTooltips(view.state)) return false;
  view.dispatch({ effects: closeHoverTooltips });
  return true;
}

function descriptionAt(describe: Describe): Parameters<typeof hoverTooltip>[0] {
  return async ({ state }, offset) => {
    if (state.doc.length > LARGEST_DESCRIBED) return null;
    const found = await describe(state.sliceDoc(), offset).catch(() => undefined);
    if (found === undefined) return null;
    const dom = Object.assign(document.createElement("p"), { className: "cm-description", textContent: found.text });
    return { pos: found.from, end: found.to, above: true, create: () => ({ dom }) };
  };
}

/** A small text is handed on at once, a large one when it rests, or when the focus goes to what does something with it. */
function reportsOf(onText: (text: string) => void): Extension {
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
      if (view.state.doc.length < LARGE_TEXT) report(view);
      else timer = setTimeout(report, LARGE_TEXT_REST_MS, view);
    }),
    EditorView.domEventObservers({
      blur(_, view) {
        if (timer !== undefined) report(view);
      },
    }),
  ];
}
