import { QueryClient } from "@tanstack/react-query";

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

/** Reads the content again where it is shown. */
export function refreshContent(): void {
  void queryClient.invalidateQueries({ queryKey: ["content"] });
}

/** Reads everything again that is shown after the user has signed in again, which includes what could not be read. */
export function refreshAfterSignIn(): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [resource], state }) => resource !== "once" || state.error !== null,
  });
}
