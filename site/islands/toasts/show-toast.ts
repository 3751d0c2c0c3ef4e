import { type ToastText, toastStore } from "./toast-store.ts";

let isLoadStarted = false;

/** Loads the toast component in advance, because a toast may have to report that the network is down. */
export async function loadToasts(): Promise<void> {
  if (isLoadStarted) return;
  isLoadStarted = true;
  try {
    const { mountToasts } = await import("./toasts.tsx");
    mountToasts();
  } catch {
    isLoadStarted = false;
  }
}

/** Shows a toast, which replaces the previous one. */
export function showToast(text: ToastText): void {
  loadToasts();
  toastStore.show(text);
}
