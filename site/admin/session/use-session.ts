import { useEffect, useState } from "react";
import { showToast } from "#site/islands/toasts/show-toast.ts";
import { type Session, signOut } from "../api/admin-api.ts";
import { errorMessage } from "../api/error-message.ts";
import { RequestError, SIGNED_OUT, sessionEvents } from "../api/request.ts";

interface KeptSession {
  name: string;
  /** Whether the server knows it no longer. */
  isOver: boolean;
  /** Goes on with another session. */
  renew(session: Session): void;
  leave(): Promise<void>;
}

/**
 * @param onOver told once, when the session turns out to be over
 * @param onLeft told when somebody has signed out
 */
export function useSession(given: Session, onOver: () => void, onLeft: () => void): KeptSession {
  const [session, setSession] = useState(given);
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    if (isOver) return;
    const end = () => {
      setOver(true);
      onOver();
    };
    sessionEvents.addEventListener(SIGNED_OUT, end);
    return () => sessionEvents.removeEventListener(SIGNED_OUT, end);
  }, [isOver, onOver]);

  return {
    name: session.name,
    isOver,
    renew(renewed) {
      setSession(renewed);
      setOver(false);
    },
    async leave() {
      try {
        await signOut();
      } catch (error) {
        if (!(error instanceof RequestError && error.code === SIGNED_OUT)) {
          showToast({ title: "Error", description: errorMessage(error, "Failed to sign out"), isDestructive: true });
          return;
        }
      }
      onLeft();
    },
  };
}
