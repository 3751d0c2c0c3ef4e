import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => undefined;

/** Returns false on the server and during hydration, and true afterward. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
