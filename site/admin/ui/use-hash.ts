import { useSyncExternalStore } from "react";

/** The fragment of the page's address, with its number sign. */
export function useHash(): string {
  return useSyncExternalStore(
    (onChange) => {
      addEventListener("hashchange", onChange);
      return () => removeEventListener("hashchange", onChange);
    },
    () => location.hash,
  );
}
