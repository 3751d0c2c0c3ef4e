import { useLayoutEffect, useRef, useState } from "react";
import { showToast } from "#site/islands/toasts/show-toast.ts";
import { api, type UserSession } from "../api/client.ts";
import {
  errorMessage,
  isSignedOutError,
  personHeaders,
  SIGN_IN_WANTED,
  SIGNED_IN,
  SIGNED_OUT,
  sendRequestsFor,
  sessionEvents,
} from "../api/request.ts";
import { queryClient, refreshAfterSignIn } from "../query/query-client.ts";
import { useEventListener } from "../ui/use-event-listener.ts";

/**
 * Keeps the session of the signed-in user.
 * @param onSignInWanted called when the user wants to sign in again or waits for a change that needs it. The end of the
 * session alone does not call it while the user types or presses a button, because the dialog would get the keys or the
 * click.
 * @param onLeft called after the user has signed out
 */
export function useSession(initial: UserSession, onSignInWanted: () => void, onLeft: () => void) {
  const [session, setSession] = useState(initial);
  const [hasEnded, setEnded] = useState(false);
  // Sections may still be reading while the server ends the session. Their 401 must not ask the user to sign in again.
  const isLeaving = useRef(false);

  // Before the sections send their first requests.
  useLayoutEffect(() => {
    sendRequestsFor(session);
    return () => sendRequestsFor(undefined);
  }, [session]);

  useEventListener(hasEnded ? undefined : sessionEvents, [SIGNED_OUT], () => {
    if (isLeaving.current) return;
    setEnded(true);
    // A dialog that opened during a press would get the click.
    if (!isTyping() && document.querySelector(":active") === null) onSignInWanted();
  });
  useEventListener(sessionEvents, [SIGN_IN_WANTED], () => {
    if (!isLeaving.current) onSignInWanted();
  });

  return {
    session,
    /** True after the server has rejected the session. */
    hasEnded,
    renew(renewed: UserSession): void {
      setSession(renewed);
      setEnded(false);
      sendRequestsFor(renewed);
      sessionEvents.dispatchEvent(new Event(SIGNED_IN));
      refreshAfterSignIn();
    },
    async leave(): Promise<void> {
      isLeaving.current = true;
      try {
        await api.session.$delete({}, { headers: personHeaders(session) });
      } catch (error) {
        if (!isSignedOutError(error)) {
          const description = errorMessage(error, "We couldn't sign you out. Try again.");
          showToast({ title: "Error", description, isDestructive: true });
          isLeaving.current = false;
          return;
        }
      }
      queryClient.clear();
      onLeft();
    },
  };
}

/** Returns whether the focus is where keys enter text. */
function isTyping(): boolean {
  let focused = document.activeElement;
  // The JSON editor is in a shadow tree.
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  // Chromium's EditContext needs no contenteditable.
  return focused?.matches("input, textarea, [contenteditable=true], [role=textbox]") ?? false;
}
