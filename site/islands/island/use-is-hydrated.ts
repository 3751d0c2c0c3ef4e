import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether React has taken over: false on the server and for the hydration. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
