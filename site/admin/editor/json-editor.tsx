import { setDiagnostics } from "@codemirror/lint";
import { EditorView } from "@codemirror/view";
import {
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from "react";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import type { Complete } from "./completion-source.ts";
import { toEditorDiagnostics, toOffset } from "./editor-diagnostics.ts";
import { type Describe, editorExtensions } from "./editor-extensions.ts";
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
export function JsonEditor(props: JsonEditorProps): ReactNode {
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
