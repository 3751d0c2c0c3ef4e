import { baseKeymap, chainCommands, toggleMark } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import type { MarkType, NodeType } from "prosemirror-model";
import { liftListItem, splitListItem, wrapInList } from "prosemirror-schema-list";
import type { Command, EditorState, Plugin } from "prosemirror-state";
import { richTextSchema } from "./rich-text-schema.ts";

const { nodes, marks } = richTextSchema;

interface Tool {
  label: string;
  /** The letter or sign on the button. */
  sign: string;
  /** In the form of `prosemirror-keymap`. */
  key: string;
  /** Missing for the link, whose address a dialog asks for. */
  command?: Command;
  /** Missing for an action that is not a state of the text. */
  isActive?(state: EditorState): boolean;
}

export const TOOLS: readonly Tool[] = [
  { label: "Bold", sign: "B", key: "Mod-b", ...toggleAny(marks.strong, marks.b) },
  { label: "Italic", sign: "I", key: "Mod-i", ...toggleAny(marks.em, marks.i) },
  { label: "Link", sign: "Link", key: "Mod-k", isActive: (state) => hasMark(state, marks.link) },
  { label: "Bulleted list", sign: "•", key: "Mod-Shift-8", ...toggleList(nodes.bulletList) },
  { label: "Numbered list", sign: "1.", key: "Mod-Shift-7", ...toggleList(nodes.numberedList) },
  { label: "Undo", sign: "↶", key: "Mod-z", command: undo },
  { label: "Redo", sign: "↷", key: "Mod-y", command: redo },
];

/** Creates the plugins of an editor. Tab has no command, so that it leaves the editor. */
export function createPlugins(openLinkDialog: Command): Plugin[] {
  return [
    history(),
    keymap({
      ...Object.fromEntries(TOOLS.map(({ key, command = openLinkDialog }) => [key, command])),
      "Mod-Shift-z": redo,
      "Shift-Enter": insertLineBreak,
      Enter: splitListItem(nodes.listItem),
      Backspace: chainCommands(deleteFact("before"), leaveList),
      Delete: deleteFact("after"),
    }),
    keymap(baseKeymap),
  ];
}

/** Returns whether the whole selection, or the text that is typed next, has a mark. */
function hasMark({ selection, storedMarks, doc }: EditorState, mark: MarkType): boolean {
  const { empty, $from, from, to } = selection;
  return empty ? mark.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, mark);
}

type Toggle = Required<Pick<Tool, "command" | "isActive">>;

/** Removes a mark, or another one that looks the same, or sets the preferred one. */
function toggleAny(preferred: MarkType, other: MarkType): Toggle {
  const activeIn = (state: EditorState) => [preferred, other].find((mark) => hasMark(state, mark));
  return {
    command: (state, dispatch) => toggleMark(activeIn(state) ?? preferred)(state, dispatch),
    isActive: (state) => activeIn(state) !== undefined,
  };
}

/** Puts the selected paragraphs into a list, changes the kind of their list, or takes them out of it. */
function toggleList(type: NodeType): Toggle {
  return {
    command(state, dispatch) {
      const current = closestList(state);
      if (current === undefined) return wrapInList(type)(state, dispatch);
      if (current.type === type) return liftListItem(nodes.listItem)(state, dispatch);
      dispatch?.(state.tr.setNodeMarkup(current.pos, type));
      return true;
    },
    isActive: (state) => closestList(state)?.type === type,
  };
}

function closestList({ selection: { $from } }: EditorState): { type: NodeType; pos: number } | undefined {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { type } = $from.node(depth);
    if (type === nodes.bulletList || type === nodes.numberedList) return { type, pos: $from.before(depth) };
  }
  return undefined;
}

/** Takes an item out of its list if the caret is at its start. */
const leaveList: Command = (state, dispatch, view) => {
  const { empty, $from } = state.selection;
  if (!empty || $from.parentOffset > 0) return false;
  return liftListItem(nodes.listItem)(state, dispatch, view);
};

const insertLineBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.lineBreak.create()).scrollIntoView());
  return true;
};

/** Deletes the fact beside the caret as if it were one letter. */
function deleteFact(side: "before" | "after"): Command {
  return ({ selection: { empty, $from }, tr }, dispatch) => {
    const node = side === "before" ? $from.nodeBefore : $from.nodeAfter;
    if (!empty || node?.type !== nodes.fact) return false;
    const start = side === "before" ? $from.pos - node.nodeSize : $from.pos;
    dispatch?.(tr.delete(start, start + node.nodeSize).scrollIntoView());
    return true;
  };
}
