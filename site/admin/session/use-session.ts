import { useEffect, useLayoutEffect, useState } from "react";
import { showToast } from "#site/islands/toasts/show-toast.ts";
import { type Session, signOut } from "../api/admin-api.ts";
import { errorMessage } from "../api/error-message.ts";
import {
  isSignedOutError,
  SIGN_IN_WANTED,
  SIGNED_IN,
  SIGNED_OUT,
  sendRequestsFor,
  sessionEvents,
} from "../api/request.ts";

interface SessionState {
  session: Session;
  /** True after the server has rejected the session. */
  hasEnded: boolean;
  /** Continues with a new session. */
  renew(session: Session): void;
  /** Signs out. */
  leave(): Promise<void>;
}

/**
 * Keeps the session of the signed-in user.
 * @param onSignInWanted called when the user wants to sign in again or waits for a change that needs it. The end of the
 * session alone does not call it while the user types, because the keys would go to the sign-in form.
 * @param onLeft called after the user has signed out
 */
export function useSession(initial: Session, onSignInWanted: () => void, onLeft: () => void): SessionState {
  const [session, setSession] = useState(initial);
  const [hasEnded, setEnded] = useState(false);

  // Before the sections send their first requests.
  useLayoutEffect(() => {
    sendRequestsFor(session.email === undefined ? session.name : session.account);
    return () => sendRequestsFor(undefined);
  }, [session]);

  useEffect(() => {
    if (hasEnded) return;
    const end = () => {
      setEnded(true);
      if (!isTyping()) onSignInWanted();
    };
    sessionEvents.addEventListener(SIGNED_OUT, end);
    return () => sessionEvents.removeEventListener(SIGNED_OUT, end);
  }, [hasEnded, onSignInWanted]);

  useEffect(() => {
    sessionEvents.addEventListener(SIGN_IN_WANTED, onSignInWanted);
    return () => sessionEvents.removeEventListener(SIGN_IN_WANTED, onSignInWanted);
  }, [onSignInWanted]);

  return {
    session,
    hasEnded,
    renew(renewed) {
      setSession(renewed);
      setEnded(false);
      sessionEvents.dispatchEvent(new Event(SIGNED_IN));
    },
    async leave() {
      try {
        await signOut(session);
      } catch (error) {
        if (!isSignedOutError(error)) {
          const description = errorMessage(error, "We couldn't sign you out. Try again.");
          showToast({ title: "Error", description, isDestructive: true });
          return;
        }
      }
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
