import { maxVisibleToasts, toastRemoveDelayMs } from "#site/constants.ts";

export interface ToastText {
  title: string;
  description: string;
  isDestructive: boolean;
  /** True if a notice with the same text takes the focus, so that a screen reader must not say it twice. */
  isNoticed?: boolean;
}

type Toast = ToastText & { id: number; isOpen: boolean };

/** Creates a store of toasts. The page uses one, `toastStore`. @internal exported for tests */
export function createToastStore() {
  let toasts: readonly Toast[] = [];
  let count = 0;
  const listeners = new Set<() => void>();

  function update(next: readonly Toast[]): void {
    toasts = next;
    for (const onChange of listeners) onChange();
  }

  return {
    show: (text: ToastText) => update([{ ...text, id: count++, isOpen: true }, ...toasts].slice(0, maxVisibleToasts)),
    /** Closes a toast, and removes it from the list after a delay. */
    dismiss(id: number) {
      update(toasts.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)));
      setTimeout(() => update(toasts.filter((toast) => toast.id !== id)), toastRemoveDelayMs);
    },
    /** Returns the toasts, newest first. */
    current: () => toasts,
    /** Calls a listener after every change. Returns a function that ends the subscription. */
    subscribe(onChange: () => void) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}

export const toastStore = createToastStore();
