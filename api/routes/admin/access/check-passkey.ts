import { type Accounts, findPasskey } from "#api/auth/accounts.ts";
import type { Identity } from "#api/auth/identities.ts";
import {
  type AuthenticationResponseJSON,
  challengeOf,
  type ExpectedResponse,
  verifySignature,
} from "#api/auth/passkeys/ceremonies.ts";
import type { Challenges } from "#api/auth/passkeys/challenges.ts";
import type { SignInThrottle } from "#api/auth/sign-in-throttle.ts";
import { siteKey } from "#api/http/client-address.ts";
import { tooManyAttempts } from "./check-password.ts";

/**
 * Returns whether the response was signed by a passkey of the identity. A challenge and a signature are accepted once.
 * @throws ApiError `too-many`, with Retry-After, if the network has to wait
 */
export type CheckPasskey = (
  response: AuthenticationResponseJSON,
  identity: Identity | undefined,
  expected: ExpectedResponse & { address: string },
) => Promise<boolean>;

interface PasskeyCheckOptions {
  accounts: Accounts;
  throttle: SignInThrottle;
  challenges: Challenges;
}

/** Creates a passkey check with the limits of a throttle. Only refused passkeys count. */
export function createPasskeyCheck({ accounts, throttle, challenges }: PasskeyCheckOptions): CheckPasskey {
  return async (response, identity, { address, ...expected }) => {
    // A budget for each network, apart from that of passwords: nobody can guess a signature, so only the work is limited.
    const source = { device: `passkey ${siteKey(address)}`, network: "", account: "" };
    const waitMs = await throttle.admit(source);
    if (waitMs > 0) throw tooManyAttempts(waitMs, "passkeys");
    const isRight = await isSignedBy(response, identity, expected);
    if (isRight) await throttle.refund(source, false);
    return isRight;
  };

  async function isSignedBy(
    response: AuthenticationResponseJSON,
    identity: Identity | undefined,
    expected: ExpectedResponse,
  ): Promise<boolean> {
    const passkey = findPasskey(identity?.passkeys ?? [], response.id);
    if (identity === undefined || passkey === undefined) return false;
    const counter = await verifySignature(response, passkey, expected);
    if (counter === undefined || !(await challenges.use(challengeOf(response)))) return false;
    return accounts.recordPasskeyUse(identity.id, { id: passkey.id, counter });
  }
}
