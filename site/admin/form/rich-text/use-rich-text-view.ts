import { EditorState, Selection, type Transaction } from "prosemirror-state";
import { EditorView, type NodeViewConstructor } from "prosemirror-view";
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { Facts } from "#content/facts/facts.ts";
import { createPlugins } from "./editor-plugins.ts";
import { insertContent, parseHtml } from "./paste.ts";
import { type RichText, readRichText } from "./rich-text-format.ts";

interface RichTextViewOptions {
  value: string;
  facts: Facts;
  /** The attributes of the text box. */
  attributes: Readonly<Record<string, string | undefined>>;
  onChange(value: string): void;
  onBlur?: (() => void) | undefined;
  onLink(): void;
}

/** An editor for formatted text in an element. */
export interface RichTextView {
  host: RefObject<HTMLDivElement | null>;
  view: RefObject<EditorView | null>;
  /** Undefined before the editor exists. */
  state: EditorState | undefined;
}

/** Creates an editor. A value that does not come from the editor itself, such as an undone change, replaces its text. */
export function useRichTextView(options: RichTextViewOptions): RichTextView {
  const { value } = options;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const text = useRef<RichText>(undefined);
  const written = useRef(value);
  const [state, setState] = useState<EditorState>();
  const onLink = useEffectEvent(options.onLink);
  const onBlur = useEffectEvent(() => options.onBlur?.());
  const facts = useEffectEvent(() => options.facts);

  const create = useEffectEvent(() => {
    text.current = readRichText(value, parseHtml);
    written.current = value;
    return EditorState.create({ doc: text.current.doc, plugins: createPlugins(() => openLink()) });
  });

  function openLink(): boolean {
    onLink();
    return true;
  }

  const update = useEffectEvent((transaction: Transaction) => {
    const { current } = view;
    if (current === null) return;
    const next = current.state.apply(transaction);
    current.updateState(next);
    setState(next);
    if (!transaction.docChanged) return;
    written.current = text.current?.serialize(next.doc) ?? written.current;
    options.onChange(written.current);
  });

  useLayoutEffect(() => {
    if (host.current === null) return;
    const initial = create();
    const editor = new EditorView(host.current, {
      state: initial,
      dispatchTransaction: (transaction) => update(transaction),
      nodeViews: { fact: createFactView(() => facts()) },
      handleDOMEvents: {
        blur: () => onBlur(),
        // ProseMirror itself would parse the HTML with a Trusted Types policy that the page does not allow.
        paste: (editor, event) => pasteContent(editor, event),
        drop: (editor, event) => dropContent(editor, event),
      },
    });
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

  useEffect(() => {
    view.current?.setProps({ attributes: withoutMissing(options.attributes) });
  });

  return { host, view, state };
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

function pasteContent(view: EditorView, event: ClipboardEvent): boolean {
  event.preventDefault();
  if (event.clipboardData !== null) insertContent(view, event.clipboardData);
  return true;
}

/** Inserts dropped content at the pointer. The editor itself moves its own content. */
function dropContent(view: EditorView, event: DragEvent): boolean {
  if (view.dragging !== null || event.dataTransfer === null) return false;
  const target = view.posAtCoords({ left: event.clientX, top: event.clientY });
  event.preventDefault();
  if (target !== null) {
    const { tr, doc } = view.state;
    view.dispatch(tr.setSelection(Selection.near(doc.resolve(target.pos))));
  }
  insertContent(view, event.dataTransfer);
  return true;
}

function withoutMissing(attributes: RichTextViewOptions["attributes"]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
