import { useEffect, useEffectEvent, useRef } from "react";
import { useEventListener } from "../ui/use-event-listener.ts";

const INTERVAL_MS = 60_000;

/** Time without input after which a page does nothing by itself, so that it does not keep the session alive. */
const IDLE_MS = 10 * 60_000;

/** Runs a task when the user comes back to the window, and every minute while the user is working in it. */
export function useRegularly(isActive: boolean, task: () => unknown): void {
  const lastInputMs = useRef(performance.now());
  const runUnlessIdle = useEffectEvent(() => {
    if (document.visibilityState === "visible" && performance.now() - lastInputMs.current < IDLE_MS) task();
  });

  useEffect(() => {
    if (!isActive) return;
    lastInputMs.current = performance.now();
    const timer = setInterval(runUnlessIdle, INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isActive]);
  useEventListener(isActive ? window : undefined, ["focus"], () => void task());
  useEventListener(isActive ? window : undefined, ["pointerdown", "keydown"], () => {
    lastInputMs.current = performance.now();
  });
}
