import * as RadixToast from "@radix-ui/react-toast";
import { useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { toastDurationMs, toastHotkey, toastSwipeDirection, toastSwipeThresholdPx } from "#site/constants.ts";
import { toastStore } from "./toast-store.ts";

const HOTKEYS = [toastHotkey];
/** Radix dismisses a toast if the swipe exceeds the threshold, while ours is the minimum. */
const RADIX_SWIPE_THRESHOLD_PX = toastSwipeThresholdPx - 1;

/** Adds the toast viewport to the page. Radix gives it inline styles, which the Content Security Policy forbids in prerendered HTML. */
export function mountToasts(): void {
  createRoot(document.body.appendChild(document.createElement("div"))).render(<Toasts />);
}

function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current);
  return (
    <RadixToast.Provider
      duration={toastDurationMs}
      swipeDirection={toastSwipeDirection}
      swipeThreshold={RADIX_SWIPE_THRESHOLD_PX}
    >
      {toasts.map(({ id, title, description, isDestructive, isNoticed, isOpen }) => (
        <RadixToast.Root
          key={id}
          className={isDestructive ? "toast destructive" : "toast"}
          open={isOpen}
          onOpenChange={(next) => next || toastStore.dismiss(id)}
        >
          <div data-radix-toast-announce-exclude={isNoticed && ""}>
            <RadixToast.Title className="toast-title">{title}</RadixToast.Title>
            <RadixToast.Description>{description}</RadixToast.Description>
          </div>
          <RadixToast.Close className="toast-close" aria-label="Dismiss">
            ×
          </RadixToast.Close>
        </RadixToast.Root>
      ))}
      <RadixToast.Viewport className="toast-viewport" hotkey={HOTKEYS} />
    </RadixToast.Provider>
  );
}
