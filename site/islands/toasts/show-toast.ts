import { type ToastText, toastStore } from "./toast-store.ts";

let isAskedFor = false;

/** Loads what shows toasts, before one is needed: it may have to tell that the network is gone. */
export async function loadToasts(): Promise<void> {
  if (isAskedFor) return;
  isAskedFor = true;
  try {
    const { mountToasts } = await import("./toasts.tsx");
    mountToasts();
  } catch {
    isAskedFor = false;
  }
}

/** Shows a toast, in the place of the one before. */
export function showToast(text: ToastText): void {
  loadToasts();
  toastStore.show(text);
}
