import { useSyncExternalStore } from "react";

/** Returns the fragment of the URL, including "#", and updates when it changes. */
export function useHash(): string {
  return useSyncExternalStore(
    (onChange) => {
      addEventListener("hashchange", onChange);
      return () => removeEventListener("hashchange", onChange);
    },
    () => location.hash,
  );
}
