import { type ComponentType, createContext, useContext, useSyncExternalStore } from "react";
import type { Facts } from "#content/facts/facts.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import type { Pointer } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import type { GroupDefinition } from "#site/admin/fields/field-definition.ts";
import type { ControlProps } from "#site/admin/ui/controls/control.ts";

/** Controls of one document by the pointers of their fields, with `*` for the index of an item. */
export type ControlOverrides = Readonly<Record<string, ControlOverride>>;

type ControlOverride = ComponentType<ControlProps<never>> & {
  /** Matches the pointers of the findings that the control shows itself, beside the parts that they are about. */
  shownFindings?: RegExp;
};

/** A value that components subscribe to, so that a change renders only the components that show it. */
export type Store<State> = ReturnType<typeof createStore<State>>;

export function createStore<State>(initial: State) {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set(next: State) {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** @param select returns a primitive value, or the same object for the same state */
export function useStore<State, Selected>(store: Store<State>, select: (state: State) => Selected): Selected {
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}

/** The parts of a form that its fields share. The object never changes while the form is mounted. */
export interface EditorContext {
  document: DocumentId;
  root: GroupDefinition;
  controls: ControlOverrides;
  facts: Facts;
  /** The pointers of the sections and items that are open. */
  open: Store<ReadonlySet<Pointer>>;
  /** The findings of the last check by field. */
  findings: Store<ReadonlyMap<Pointer, readonly Diagnostic[]>>;
  /** True after the user has tried to publish. */
  hasTried: Store<boolean>;
  announce(text: string): void;
}

const Context = createContext<EditorContext | undefined>(undefined);

export const EditorProvider = Context.Provider;

/** @throws Error outside of a form */
export function useEditor(): EditorContext {
  const context = useContext(Context);
  if (context === undefined) throw new Error("useEditor must be used within a DocumentEditor.");
  return context;
}

/**
 * Returns whether a section, an item or a box is open, and a function that opens or closes it.
 * @param pointers its pointer, or those of all fields in it
 */
export function useOpen(...pointers: readonly Pointer[]): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const { open } = useEditor();
  const isOpen = useStore(open, (opened) => pointers.some((pointer) => opened.has(pointer)));
  return [isOpen, (next) => toggle(open, pointers, next)];
}

export function toggle(open: EditorContext["open"], pointers: readonly Pointer[], isOpen: boolean): void {
  const opened = new Set(open.get());
  for (const pointer of pointers) opened[isOpen ? "add" : "delete"](pointer);
  if (opened.size !== open.get().size) open.set(opened);
}
