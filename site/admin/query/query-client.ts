import { QueryClient, type QueryFilters } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

/**
 * Cache of the answers that the sections show, by resource. The first part of each key is `content` if a change of the store
 * changes the answer, and `once` if it is read again only on request.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // A person decides when to try again, and a browser that believes to be offline may be wrong.
      retry: false,
      networkMode: "always",
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      // Sections read when they are shown, and personal data and passwords do not stay in memory after that.
      gcTime: 1000,
    },
    mutations: { networkMode: "always", gcTime: 1000 },
  },
});

let contentVersion = 0;
const contentEvents = new EventTarget();

/** Returns a number that changes when the content may have changed, or may be readable again. */
export function useContentVersion(): number {
  return useSyncExternalStore(subscribe, () => contentVersion);
}

function subscribe(onChange: () => void): () => void {
  contentEvents.addEventListener("change", onChange);
  return () => contentEvents.removeEventListener("change", onChange);
}

function bumpContentVersion(): void {
  contentVersion += 1;
  contentEvents.dispatchEvent(new Event("change"));
}

/** Reads answers again where they are shown, after a change. A hidden answer is read again when it is shown. */
export function readAgain(filters: QueryFilters): void {
  // The first read of an answer may have begun before the change, and would otherwise count as the one after it.
  void queryClient.cancelQueries({ ...filters, type: "active" }, { silent: true });
  void queryClient.invalidateQueries(filters);
}

/** Reads the content again where it is shown. */
export function refreshContent(): void {
  bumpContentVersion();
  readAgain({ queryKey: ["content"] });
}

/** Reads everything again that is shown after the user has signed in again, which includes what could not be read. */
export function refreshAfterSignIn(): void {
  bumpContentVersion();
  readAgain({ predicate: ({ queryKey: [resource], state }) => resource !== "once" || state.error !== null });
}
