import { setDiagnostics } from "@codemirror/lint";
import { EditorView } from "@codemirror/view";
import {
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from "react";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import type { Complete } from "./completion-source.ts";
import { offsetOf, toEditorDiagnostics } from "./editor-diagnostics.ts";
import { type Describe, editorExtensions } from "./extensions.ts";
import css from "./json-editor.css?inline";

export interface JsonEditorHandle {
  /** The text as it is now, also where `onChange` has not told it yet. */
  text(): string;
  /** Can be undone. */
  replace(text: string): void;
  focus(): void;
  /** Puts the caret at a place, shows it and focuses the editor. */
  goTo(place: { line: number; column: number }): void;
}

interface JsonEditorProps {
  /** Ids of the elements that name and describe the editor; a click on the first focuses it. */
  labelledBy: string;
  describedBy?: string | undefined;
  /** Is told the text when it has changed: a large one when it rests, or the focus leaves it. */
  onChange(text: string): void;
  diagnostics: readonly Diagnostic[];
  complete: Complete;
  /** What the schemas say of the text at an offset. */
  describe?: Describe;
  ref?: Ref<JsonEditorHandle>;
}

const DESCRIPTION = "description";
/** What cannot be seen, and is good to know; behind what describes the editor. */
const KEYS = "Control Space lists what fits, Control F searches, Alt F8 leads to the next finding, Tab leads on.";

/**
 * JSON with colors, folding, search, findings at their places, and what the schemas offer. It stands in a shadow root,
 * for there CodeMirror's styles need no style element, which the page's policy forbids.
 */
export function JsonEditor(props: JsonEditorProps): ReactNode {
  const { labelledBy, describedBy, diagnostics, ref } = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const onText = useEffectEvent(props.onChange);
  const complete = useEffectEvent(props.complete);
  const describe = useEffectEvent<Describe>(async (text, offset) => props.describe?.(text, offset));
  const name = useEffectEvent(() => textOf(labelledBy));

  useLayoutEffect(() => {
    if (host.current === null) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [sheet];
    const attributes = () => ({ tabindex: "0", "aria-label": name(), "aria-describedby": DESCRIPTION });
    const editor = new EditorView({
      root,
      parent: root,
      extensions: [editorExtensions({ onText, complete, describe }), EditorView.contentAttributes.of(attributes)],
    });
    view.current = editor;
    return () => editor.destroy();
  }, []);

  // Ids do not lead into a shadow root: its own description repeats what the page says.
  useEffect(() => {
    const root = host.current?.shadowRoot;
    if (!root) return;
    const known = root.getElementById(DESCRIPTION);
    const description = known ?? Object.assign(document.createElement("p"), { id: DESCRIPTION, hidden: true });
    if (known === null) root.append(description);
    description.textContent = [describedBy === undefined ? "" : textOf(describedBy), KEYS].join(" ").trim();
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

  useImperativeHandle(
    ref,
    (): JsonEditorHandle => ({
      text: () => view.current?.state.sliceDoc() ?? "",
      replace(text) {
        view.current?.dispatch({
          changes: { from: 0, to: view.current.state.doc.length, insert: text },
          selection: { anchor: 0 },
          scrollIntoView: true,
        });
      },
      focus: () => view.current?.focus(),
      goTo(place) {
        const editor = view.current;
        if (editor === null) return;
        const anchor = offsetOf(place, editor.state.doc);
        editor.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: "center" }) });
        editor.focus();
      },
    }),
    [],
  );

  return <div className="json-editor" ref={host} />;
}

function textOf(ids: string): string {
  return ids
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");
}
