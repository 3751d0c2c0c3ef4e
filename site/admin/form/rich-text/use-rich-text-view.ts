import { Slice } from "prosemirror-model";
import { EditorState, type Transaction } from "prosemirror-state";
import { EditorView, type NodeViewConstructor } from "prosemirror-view";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { Facts } from "#content/facts/facts.ts";
import { createPlugins } from "./editor-plugins.ts";
import { readPastedHtml, readPlainText } from "./pasted-html.ts";
import { readRichText, type StoredText, withFacts } from "./rich-text-format.ts";

interface RichTextViewOptions {
  value: string;
  facts: Facts;
  attributes: Readonly<Record<string, string>>;
  onChange(value: string): void;
  onBlur?: (() => void) | undefined;
  onLink(): void;
  /** Receives a line about what was left out of a pasted text. */
  onPasted(notice: string | undefined): void;
}

/** Creates an editor. A value that does not come from the editor itself, such as an undone change, replaces its text. */
export function useRichTextView(options: RichTextViewOptions) {
  const { value } = options;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const text = useRef<StoredText>(undefined);
  const written = useRef(value);
  const [state, setState] = useState<EditorState>();
  const current = useEffectEvent(() => options);

  const create = useEffectEvent(() => {
    text.current = readRichText(value);
    written.current = value;
    const onLink = () => {
      current().onLink();
      return true;
    };
    return EditorState.create({ doc: text.current.doc, plugins: createPlugins(onLink) });
  });

  const update = useEffectEvent((editor: EditorView, transaction: Transaction) => {
    const next = editor.state.apply(transaction);
    editor.updateState(next);
    setState(next);
    if (!transaction.docChanged) return;
    written.current = text.current?.serialize(next.doc) ?? written.current;
    options.onChange(written.current);
  });

  useLayoutEffect(() => {
    const initial = create();
    const editor = createView(host.current, initial, current, update);
    view.current = editor;
    setState(initial);
    return () => {
      view.current = null;
      editor.destroy();
    };
  }, []);

  useLayoutEffect(() => {
    if (view.current === null || value === written.current) return;
    const next = create();
    view.current.updateState(next);
    setState(next);
  }, [value]);

  useEffect(() => view.current?.setProps({ attributes: options.attributes }));

  return { host, view, state };
}

function createView(
  host: HTMLElement | null,
  state: EditorState,
  options: () => RichTextViewOptions,
  onChange: (editor: EditorView, transaction: Transaction) => void,
): EditorView {
  const editor: EditorView = new EditorView(host, {
    state,
    dispatchTransaction: (transaction) => onChange(editor, transaction),
    nodeViews: { fact: createFactView(() => options().facts) },
    handleDOMEvents: { blur: () => options().onBlur?.() },
    clipboardTextParser: readPlainText,
    transformPastedHTML(pasted) {
      const { html, notice } = readPastedHtml(pasted);
      options().onPasted(notice);
      return html;
    },
    transformPasted: ({ content, openStart, openEnd }) => new Slice(withFacts(content), openStart, openEnd),
  });
  return editor;
}

/** Shows a fact as a chip with its present value. */
function createFactView(facts: () => Facts): NodeViewConstructor {
  return ({ attrs: { name } }) => {
    const fact = facts().get(name);
    const dom = document.createElement("span");
    dom.className = fact === undefined ? "fact-chip unknown" : "fact-chip";
    dom.textContent = fact?.text ?? `{${name}}`;
    dom.title = fact === undefined ? `“${name}” is not in Business Info.` : `${fact.title}, from Business Info`;
    return { dom };
  };
}
