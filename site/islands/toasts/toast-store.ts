import { maxVisibleToasts, toastRemoveDelayMs } from "#site/constants.ts";

export interface ToastText {
  title: string;
  description: string;
  /** True for a failure. */
  isDestructive: boolean;
  /** True if a notice with the same text takes the focus, so that a screen reader must not say it twice. */
  isNoticed?: boolean;
}

export interface Toast extends ToastText {
  id: number;
  isOpen: boolean;
}

export type ToastAction =
  | { type: "show"; toast: Toast }
  | { type: "dismiss"; id: number }
  | { type: "remove"; id: number };

/**
 * Applies an action to the list of toasts.
 * @internal exported for tests
 */
export function reduceToasts(toasts: readonly Toast[], action: ToastAction): readonly Toast[] {
  switch (action.type) {
    case "show":
      return [action.toast, ...toasts].slice(0, maxVisibleToasts);
    case "dismiss":
      return toasts.map((toast) => (toast.id === action.id ? { ...toast, isOpen: false } : toast));
    case "remove":
      return toasts.filter(({ id }) => id !== action.id);
  }
}

export interface ToastStore {
  show(text: ToastText): void;
  /** Closes a toast, and removes it from the list after a delay. */
  dismiss(id: number): void;
  /** Returns the toasts, newest first. */
  current(): readonly Toast[];
  /**
   * Calls a listener after every change.
   * @returns a function that ends the subscription
   */
  subscribe(onChange: () => void): () => void;
}

/**
 * Creates a store of toasts. The page uses one, `toastStore`.
 * @internal exported for tests
 */
export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = [];
  let count = 0;
  const listeners = new Set<() => void>();

  function dispatch(action: ToastAction): void {
    toasts = reduceToasts(toasts, action);
    for (const onChange of listeners) onChange();
  }

  return {
    show: (text) => dispatch({ type: "show", toast: { ...text, id: count++, isOpen: true } }),
    dismiss(id) {
      dispatch({ type: "dismiss", id });
      setTimeout(() => dispatch({ type: "remove", id }), toastRemoveDelayMs);
    },
    current: () => toasts,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

export const toastStore: ToastStore = createToastStore();
