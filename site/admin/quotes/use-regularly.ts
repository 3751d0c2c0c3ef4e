import { useEffect, useRef } from "react";

const INTERVAL_MS = 60_000;

/** Time without input after which a page does nothing by itself, so that it does not keep the session alive. */
const IDLE_MS = 10 * 60_000;

/** Runs a task when the user comes back to the window, and every minute while the user is working in it. */
export function useRegularly(isActive: boolean, task: () => unknown): void {
  const latestTask = useRef(task);
  latestTask.current = task;

  useEffect(() => {
    if (!isActive) return;
    let lastInputMs = performance.now();
    const noteInput = () => {
      lastInputMs = performance.now();
    };
    const run = () => latestTask.current();
    const runUnlessIdle = () => {
      if (document.visibilityState === "visible" && performance.now() - lastInputMs < IDLE_MS) run();
    };
    const timer = setInterval(runUnlessIdle, INTERVAL_MS);
    addEventListener("focus", run);
    addEventListener("pointerdown", noteInput);
    addEventListener("keydown", noteInput);
    return () => {
      clearInterval(timer);
      removeEventListener("focus", run);
      removeEventListener("pointerdown", noteInput);
      removeEventListener("keydown", noteInput);
    };
  }, [isActive]);
}
