import type { Command, EditorState, Transaction } from "prosemirror-state";
import { type ReactNode, useEffect, useState } from "react";
import type { Facts } from "#content/facts/facts.ts";
import type { ControlProps } from "../../ui/controls/control.ts";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { richTextSchema } from "./rich-text-schema.ts";
import { RichTextToolbar } from "./rich-text-toolbar.tsx";
import { useRichTextView } from "./use-rich-text-view.ts";

const LinkDialog = lazyPart(async () => (await import("./link-dialog.tsx")).LinkDialog);

interface RichTextFieldProps extends ControlProps {
  facts: Facts;
  /** True to focus the text box at once. */
  isFocused: boolean;
}

/** A text box for text with bold and italic words, links, lists and quoted facts. */
export default function RichTextField(props: RichTextFieldProps): ReactNode {
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

function FactMenu({ facts, onInsert }: { facts: Facts; onInsert(name: string): void }): ReactNode {
  if (facts.size === 0) return null;
  return (
    <select
      className="fact-choice"
      aria-label="Insert a Fact"
      value=""
      onChange={({ target }) => onInsert(target.value)}
    >
      <option value="">Insert a Fact…</option>
      {[...facts].map(([name, { title, text }]) => (
        <option key={name} value={name}>
          {title}: {text}
        </option>
      ))}
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

interface LinkRange {
  href: string;
  from: number;
  to: number;
}

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
