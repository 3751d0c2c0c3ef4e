import type { EditorState } from "prosemirror-state";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Facts } from "#content/facts/facts.ts";
import type { ControlProps } from "../../ui/controls/control.ts";
import { lazyPart } from "../../ui/lazy-part.tsx";
import type { Tool } from "./editor-plugins.ts";
import { richTextSchema } from "./rich-text-schema.ts";
import { RichTextToolbar } from "./rich-text-toolbar.tsx";
import { useRichTextView } from "./use-rich-text-view.ts";

const LinkDialog = lazyPart(async () => (await import("./link-dialog.tsx")).LinkDialog);

export interface RichTextFieldProps extends ControlProps {
  /** The id of the element that names the text box. By default, the label of the field. */
  labelledBy?: string | undefined;
  facts: Facts;
  /** True to focus the text box at once. */
  isFocused?: boolean;
}

/** A text box for text with bold and italic words, links, lists and quoted facts. */
export default function RichTextField(props: RichTextFieldProps): ReactNode {
  const { id, value = "", facts, onChange, onBlur } = props;
  const [isLinkOpen, setLinkOpen] = useState(false);
  const [notice, setNotice] = useState<string>();
  const label = useLabel(props);
  const { host, view, state } = useRichTextView({
    value,
    facts,
    attributes: attributesOf(props, label),
    onChange,
    onBlur,
    onLink: () => setLinkOpen(true),
    onPasted: setNotice,
  });

  const isFocused = useRef(props.isFocused ?? false);
  useEffect(() => {
    if (isFocused.current) view.current?.focus();
  }, [view]);

  function run(command: Tool["command"]): void {
    const editor = view.current;
    if (editor === null) return;
    command(editor.state, editor.dispatch.bind(editor), editor);
    editor.focus();
  }

  function saveLink(href: string | undefined): void {
    setLinkOpen(false);
    run((current, dispatch) => {
      dispatch?.(href === undefined ? removeLink(current) : setLink(current, href));
      return true;
    });
  }

  return (
    <div className="rich-text">
      {state !== undefined && (
        <div className="rich-text-tools">
          <RichTextToolbar state={state} controls={id} onRun={run} onLink={() => setLinkOpen(true)} />
          <FactMenu
            facts={facts}
            onInsert={(name) => run((current, dispatch) => insertFact(current, name, dispatch))}
          />
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

function attributesOf(props: RichTextFieldProps, label: string | undefined): Record<string, string | undefined> {
  return {
    id: props.id,
    role: "textbox",
    "aria-multiline": "true",
    "aria-label": label,
    "aria-describedby": props["aria-describedby"],
    "aria-invalid": props["aria-invalid"] && "true",
    class: "rich-text-box",
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
function useLabel({ id, labelledBy }: RichTextFieldProps): string | undefined {
  const [text, setText] = useState<string>();
  const last = useRef<string>(undefined);

  useEffect(() => {
    const label =
      labelledBy === undefined
        ? document.querySelector<HTMLElement>(`label[for="${CSS.escape(id)}"]`)
        : document.getElementById(labelledBy);
    const content = label?.textContent ?? undefined;
    if (content !== last.current) setText(content);
    last.current = content;
    const focus = () => document.getElementById(id)?.focus();
    label?.addEventListener("click", focus);
    return () => label?.removeEventListener("click", focus);
  });

  return text;
}

function insertFact(state: EditorState, name: string, dispatch: Parameters<Tool["command"]>[1]): boolean {
  dispatch?.(state.tr.replaceSelectionWith(richTextSchema.nodes.fact.create({ name })).scrollIntoView());
  return true;
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
  const offsetOf = (child: number) => {
    let offset = $from.start();
    for (let before = 0; before < child; before += 1) offset += parent.child(before).nodeSize;
    return offset;
  };
  return { href: mark.attrs.href ?? "", from: Math.min(from, offsetOf(start)), to: Math.max(to, offsetOf(end)) };
}

/** Links the selection, or changes the address of the link around it. Without either, the address becomes the text. */
function setLink(state: EditorState, href: string): EditorState["tr"] {
  const { link } = richTextSchema.marks;
  const { empty, from, to } = state.selection;
  const range = linkAt(state) ?? (empty ? undefined : { from, to });
  if (range === undefined) return state.tr.insert(from, richTextSchema.text(href, [link.create({ href })]));
  return state.tr.removeMark(range.from, range.to, link).addMark(range.from, range.to, link.create({ href }));
}

function removeLink(state: EditorState): EditorState["tr"] {
  const range = linkAt(state);
  return range === undefined ? state.tr : state.tr.removeMark(range.from, range.to, richTextSchema.marks.link);
}
