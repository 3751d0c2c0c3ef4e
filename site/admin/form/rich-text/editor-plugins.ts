import { baseKeymap, chainCommands, toggleMark } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import type { MarkType, NodeType } from "prosemirror-model";
import { liftListItem, splitListItem, wrapInList } from "prosemirror-schema-list";
import type { Command, EditorState, Plugin } from "prosemirror-state";
import { richTextSchema } from "./rich-text-schema.ts";

const { nodes, marks } = richTextSchema;

export interface Tool {
  label: string;
  /** The letter or sign on the button. */
  sign: string;
  /** In the form of `aria-keyshortcuts`, for Windows and Linux. */
  shortcut?: string;
  command: Command;
  /** Missing for an action that is not a state of the text. */
  isActive?(state: EditorState): boolean;
}

/** Elements that look the same. The first one is used for new text. */
const BOLD = [marks.strong, marks.b];
const ITALIC = [marks.em, marks.i];

export const TOOLS: readonly Tool[] = [
  {
    label: "Bold",
    sign: "B",
    shortcut: "Control+B",
    command: toggleAny(BOLD),
    isActive: (state) => BOLD.some((mark) => hasMark(state, mark)),
  },
  {
    label: "Italic",
    sign: "I",
    shortcut: "Control+I",
    command: toggleAny(ITALIC),
    isActive: (state) => ITALIC.some((mark) => hasMark(state, mark)),
  },
  {
    label: "Bulleted list",
    sign: "•",
    shortcut: "Control+Shift+8",
    command: toggleList(nodes.bulletList),
    isActive: (state) => closestList(state) === nodes.bulletList,
  },
  {
    label: "Numbered list",
    sign: "1.",
    shortcut: "Control+Shift+7",
    command: toggleList(nodes.numberedList),
    isActive: (state) => closestList(state) === nodes.numberedList,
  },
  { label: "Undo", sign: "↶", shortcut: "Control+Z", command: undo },
  { label: "Redo", sign: "↷", shortcut: "Control+Y", command: redo },
];

/** Creates the plugins of an editor. Tab has no command, so that it leaves the editor. */
export function createPlugins(openLinkDialog: Command): Plugin[] {
  return [
    history(),
    keymap({
      "Mod-b": toggleAny(BOLD),
      "Mod-i": toggleAny(ITALIC),
      "Mod-k": openLinkDialog,
      "Mod-Shift-8": toggleList(nodes.bulletList),
      "Mod-Shift-7": toggleList(nodes.numberedList),
      "Mod-z": undo,
      "Mod-y": redo,
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
export function hasMark({ selection, storedMarks, doc }: EditorState, mark: MarkType): boolean {
  const { empty, $from, from, to } = selection;
  return empty ? mark.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, mark);
}

/** Removes all marks that look the same, or sets the first one. */
function toggleAny(look: readonly MarkType[]): Command {
  return (state, dispatch) => {
    const active = look.filter((mark) => hasMark(state, mark));
    const [preferred] = look;
    const toggled = active[0] ?? preferred;
    return toggled !== undefined && toggleMark(toggled)(state, dispatch);
  };
}

/** Puts the selected paragraphs into a list, changes the kind of their list, or takes them out of it. */
function toggleList(type: NodeType): Command {
  return (state, dispatch) => {
    const current = closestList(state);
    if (current === undefined) return wrapInList(type)(state, dispatch);
    if (current === type) return liftListItem(nodes.listItem)(state, dispatch);
    const { $from } = state.selection;
    const depth = listDepth(state);
    if (depth === undefined) return false;
    dispatch?.(state.tr.setNodeMarkup($from.before(depth), type));
    return true;
  };
}

function listDepth({ selection: { $from } }: EditorState): number | undefined {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const { type } = $from.node(depth);
    if (type === nodes.bulletList || type === nodes.numberedList) return depth;
  }
  return undefined;
}

function closestList(state: EditorState): NodeType | undefined {
  const depth = listDepth(state);
  return depth === undefined ? undefined : state.selection.$from.node(depth).type;
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
