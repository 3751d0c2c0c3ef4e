import { Slice } from "prosemirror-model";
import { type Command, EditorState, type Transaction } from "prosemirror-state";
import { EditorView, type NodeViewConstructor } from "prosemirror-view";
import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { Facts } from "#content/facts/facts.ts";
import type { ControlProps } from "../../ui/controls/control.ts";
import { Options } from "../../ui/controls/form-field.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { createPlugins, TOOLS } from "./editor-plugins.ts";
import { readPastedHtml, readPlainText } from "./pasted-html.ts";
import { readRichText, type StoredText, withFacts } from "./rich-text-format.ts";
import { richTextSchema } from "./rich-text-schema.ts";

const LinkDialog = lazyPart(async () => (await import("./link-dialog.tsx")).LinkDialog);

interface RichTextFieldProps extends ControlProps {
  facts: Facts;
  /** True to focus the text box at once. */
  isFocused: boolean;
}

/** A text box for text with bold and italic words, links, lists and quoted facts. */
export default function RichTextField(props: RichTextFieldProps) {
  const { id, value = "", facts, isFocused, onChange, onBlur } = props;
  const [isLinkOpen, setLinkOpen] = useState(false);
  const [notice, setNotice] = useState<string>();
  const label = useLabel(id);
  const { host, view, state } = useRichTextView({
    value,
    facts,
    attributes: attributesOf(props, label),
    onChange,
    onBlur,
    onLink: () => setLinkOpen(true),
    onPasted: setNotice,
  });

  useEffect(() => {
    if (isFocused) view.current?.focus();
  }, [view, isFocused]);

  function run(command: Command): void {
    const editor = view.current;
    if (editor === null) return;
    command(editor.state, editor.dispatch.bind(editor), editor);
    editor.focus();
  }

  function change(edit: (state: EditorState) => Transaction): void {
    run((current, dispatch) => {
      dispatch?.(edit(current));
      return true;
    });
  }

  function saveLink(href: string | undefined): void {
    setLinkOpen(false);
    change((current) => (href === undefined ? removeLink(current) : setLink(current, href)));
  }

  return (
    <div className="rich-text">
      {state !== undefined && (
        <div className="rich-text-tools">
          <RichTextToolbar state={state} controls={id} onRun={run} onLink={() => setLinkOpen(true)} />
          <FactMenu facts={facts} onInsert={(name) => change((current) => insertFact(current, name))} />
        </div>
      )}
      <div ref={host} />
      <p className="rich-text-notice" role="status">
        {notice}
      </p>
      {isLinkOpen && state !== undefined && (
        <LinkDialog href={linkAt(state)?.href ?? ""} onSave={saveLink} onClose={() => setLinkOpen(false)} />
      )}
    </div>
  );
}

function attributesOf(props: RichTextFieldProps, label: string | undefined): Record<string, string> {
  const { id, "aria-describedby": description, "aria-invalid": isInvalid } = props;
  return {
    ...{ id, role: "textbox", "aria-multiline": "true", class: "rich-text-box" },
    ...(label !== undefined && { "aria-label": label }),
    ...(description !== undefined && { "aria-describedby": description }),
    ...(isInvalid && { "aria-invalid": "true" }),
  };
}

function FactMenu({ facts, onInsert }: { facts: Facts; onInsert(name: string): void }) {
  if (facts.size === 0) return null;
  return (
    <select
      className="fact-choice"
      aria-label="Insert a Fact"
      value=""
      onChange={({ target }) => onInsert(target.value)}
    >
      <option value="">Insert a Fact…</option>
      <Options of={[...facts].map(([name, { title, text }]) => [name, `${title}: ${text}`])} />
    </select>
  );
}

/** Returns the name of the text box, and makes a click on its label focus it: `for` works only for native controls. */
function useLabel(id: string): string | undefined {
  const [text, setText] = useState<string>();

  useEffect(() => {
    const label = document.querySelector<HTMLElement>(`label[for="${CSS.escape(id)}"]`);
    setText(label?.textContent ?? undefined);
    const focus = () => document.getElementById(id)?.focus();
    label?.addEventListener("click", focus);
    return () => label?.removeEventListener("click", focus);
  });

  return text;
}

function insertFact(state: EditorState, name: string): Transaction {
  return state.tr.replaceSelectionWith(richTextSchema.nodes.fact.create({ name })).scrollIntoView();
}

type LinkRange = { href: string; from: number; to: number };

/** Returns the link around the selection, with all text that it covers. */
function linkAt({ selection: { $from, empty, from, to } }: EditorState): LinkRange | undefined {
  const { link } = richTextSchema.marks;
  const index = $from.textOffset > 0 || !empty || $from.nodeAfter ? $from.index() : $from.index() - 1;
  const mark = ($from.parent.maybeChild(index)?.marks ?? []).find((mark) => mark.type === link);
  if (mark === undefined) return undefined;
  let [start, end] = [index, index + 1];
  const { parent } = $from;
  while (start > 0 && mark.isInSet(parent.child(start - 1).marks)) start -= 1;
  while (end < parent.childCount && mark.isInSet(parent.child(end).marks)) end += 1;
  const [first, last] = [$from.posAtIndex(start), $from.posAtIndex(end)];
  return { href: mark.attrs.href ?? "", from: Math.min(from, first), to: Math.max(to, last) };
}

/** Links the selection, or changes the address of the link around it. Without either, the address becomes the text. */
function setLink(state: EditorState, href: string): Transaction {
  const { link } = richTextSchema.marks;
  const { empty, from, to } = state.selection;
  const range = linkAt(state) ?? (empty ? undefined : { from, to });
  if (range === undefined) return state.tr.insert(from, richTextSchema.text(href, [link.create({ href })]));
  return state.tr.removeMark(range.from, range.to, link).addMark(range.from, range.to, link.create({ href }));
}

function removeLink(state: EditorState): Transaction {
  const range = linkAt(state);
  return range === undefined ? state.tr : state.tr.removeMark(range.from, range.to, richTextSchema.marks.link);
}

interface RichTextToolbarProps {
  state: EditorState;
  controls: string;
  onRun(command: Command): void;
  onLink(): void;
}

/** Keys that move between the buttons, with the index that they move to. */
const MOVES: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The buttons of an editor for formatted text. They are one stop for Tab: https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/ */
function RichTextToolbar({ state, controls, onRun, onLink }: RichTextToolbarProps) {
  const toolbar = useRef<HTMLDivElement>(null);
  const [reachable, setReachable] = useState(0);

  function move(event: KeyboardEvent): void {
    const target = MOVES[event.key]?.(reachable, TOOLS.length);
    if (target === undefined) return;
    event.preventDefault();
    setReachable(target);
    toolbar.current?.querySelectorAll("button")[target]?.focus();
  }

  return (
    <div
      className="rich-text-toolbar"
      role="toolbar"
      aria-label="Formatting"
      aria-controls={controls}
      ref={toolbar}
      onKeyDown={move}
    >
      {TOOLS.map(({ label, sign, key, command, isActive }, index) => {
        const shortcut = key
          .replace("Mod", "Control")
          .replaceAll("-", "+")
          .replace(/.$/, (letter) => letter.toUpperCase());
        return (
          <button
            key={label}
            type="button"
            className={`tool tool-${label.split(" ")[0]?.toLowerCase()}`}
            title={`${label} (${shortcut.replace("Control", "Ctrl")})`}
            aria-label={label}
            aria-keyshortcuts={shortcut}
            aria-pressed={isActive?.(state)}
            aria-disabled={isActive === undefined && !command?.(state) ? true : undefined}
            tabIndex={index === reachable ? 0 : -1}
            onFocus={() => setReachable(index)}
            // The editor keeps the focus and its selection.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => (command ? onRun(command) : onLink())}
            // The sign is no text, because voice control knows the button by its name.
            data-sign={sign}
          />
        );
      })}
    </div>
  );
}

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
function useRichTextView(options: RichTextViewOptions) {
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
