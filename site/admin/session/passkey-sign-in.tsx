/** Signing in with a passkey. Loaded only if an account has one. */
import { browserSupportsWebAuthnAutofill, startAuthentication, WebAuthnAbortService } from "@simplewebauthn/browser";
import { useEffect, useEffectEvent, useState } from "react";
import { answer, api, type UserSession } from "../api/client.ts";
import { Button } from "../ui/controls/button.tsx";

type PasskeySignInProps = { onSignedIn(session: UserSession): void; onError(error: unknown): void };

/** Time after which the browser gets a new challenge. The server accepts one for five minutes. */
const CHALLENGE_MS = 4 * 60_000;

/** The button for passkeys. Where the browser can, it also offers them in the email field. */
export function PasskeySignIn({ onSignedIn, onError }: PasskeySignInProps) {
  const [isBusy, setBusy] = useState(false);

  const offerInField = useEffectEvent(async () => {
    try {
      if (await browserSupportsWebAuthnAutofill()) onSignedIn(await signIn(true));
    } catch (error) {
      // An error before the server answers needs no message, because nobody asked for anything.
      if (error instanceof Error && error.name === "RequestError") onError(error);
    }
  });

  useEffect(() => {
    if (isBusy) return;
    void offerInField();
    const timer = setInterval(() => void offerInField(), CHALLENGE_MS);
    return () => {
      clearInterval(timer);
      WebAuthnAbortService.cancelCeremony();
    };
  }, [isBusy]);

  async function submit(): Promise<void> {
    setBusy(true);
    try {
      onSignedIn(await signIn(false));
    } catch (error) {
      onError(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      look="secondary"
      text={isBusy ? "Waiting for Your Passkey..." : "Sign In with a Passkey"}
      disabled={isBusy}
      onClick={submit}
    />
  );
}

async function signIn(useBrowserAutofill: boolean): Promise<UserSession> {
  const optionsJSON = await answer(api.session.passkey.options.$post());
  const json = await startAuthentication({ optionsJSON, useBrowserAutofill });
  return answer(api.session.passkey.$post({ json }));
}
