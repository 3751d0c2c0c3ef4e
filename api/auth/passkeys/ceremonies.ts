/** The two ceremonies of passkeys, registration and sign-in. https://www.w3.org/TR/webauthn-3/ */
import { isIP } from "node:net";
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Account, Passkey } from "../accounts.ts";

type OfferedChallenge = { relyingParty: RelyingParty; challenge: string };
type ExpectedResponse = { relyingParty: RelyingParty; isChallenge(challenge: string): boolean };

/** Loaded when it is needed, because it reads certificates of many kinds. */
const load = () => import("@simplewebauthn/server");

/** Returns the options of `navigator.credentials.create` for an account. */
export async function createRegistrationOptions(
  { id, name, email, passkeys }: Account,
  { relyingParty, challenge }: OfferedChallenge,
) {
  const { generateRegistrationOptions } = await load();
  return generateRegistrationOptions({
    rpName: relyingParty.id,
    rpID: relyingParty.id,
    userID: Buffer.from(id),
    userName: email,
    userDisplayName: name,
    challenge: Buffer.from(challenge, "base64url"),
    excludeCredentials: passkeys.map((passkey) => ({ id: passkey.id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    attestationType: "none",
  });
}

/** Returns the options of `navigator.credentials.get`. They name no account: the browser offers the passkeys it has. */
export async function createSignInOptions({ relyingParty, challenge }: OfferedChallenge) {
  const { generateAuthenticationOptions } = await load();
  return generateAuthenticationOptions({
    rpID: relyingParty.id,
    challenge: Buffer.from(challenge, "base64url"),
    userVerification: "required",
  });
}

export function accountOf({ response }: AuthenticationResponseJSON): string {
  return Buffer.from(response.userHandle ?? "", "base64url").toString();
}

/** Returns the challenge that a response claims to have signed, or "" if the response is malformed. */
export function challengeOf({ response }: AuthenticationResponseJSON | RegistrationResponseJSON): string {
  try {
    return String(JSON.parse(Buffer.from(response.clientDataJSON, "base64url").toString()).challenge);
  } catch {
    return "";
  }
}

function toRequirements({ relyingParty, isChallenge }: ExpectedResponse) {
  return {
    expectedChallenge: isChallenge,
    expectedOrigin: relyingParty.origin,
    expectedRPID: relyingParty.id,
    requireUserVerification: true,
  };
}

/** Returns the new passkey, or undefined if the response is not valid. */
export async function verifyRegistration(response: RegistrationResponseJSON, expected: ExpectedResponse) {
  const { verifyRegistrationResponse } = await load();
  const verification = verifyRegistrationResponse({ response, ...toRequirements(expected) });
  const { registrationInfo } = await verification.catch(() => ({ registrationInfo: undefined }));
  if (registrationInfo === undefined) return undefined;
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return { id, publicKey: Buffer.from(publicKey).toString("base64url"), counter, transports };
}

/** Returns the new counter of a passkey whose signature is valid, or undefined if the response is not valid. */
export async function verifySignature(
  response: AuthenticationResponseJSON,
  { id, publicKey, counter, transports }: Passkey,
  expected: ExpectedResponse,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await load();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    credential: { id, publicKey: Buffer.from(publicKey, "base64url"), counter, transports },
    ...toRequirements(expected),
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  return verified ? authenticationInfo?.newCounter : undefined;
}

/** The website that passkeys belong to. https://www.w3.org/TR/webauthn-3/#relying-party */
export type RelyingParty = NonNullable<ReturnType<typeof findRelyingParty>>;

/**
 * Returns the website of the passkeys: its domain, and the origin of the pages that may use them.
 * @param publicUrl URL at which visitors reach the site. Without it, passkeys work only on `localhost`.
 * @param host value of the Host header
 * @returns undefined if the address cannot have passkeys: they need a domain
 */
export function findRelyingParty(publicUrl: string | undefined, host = "") {
  const address = publicUrl ?? `http://${host}`;
  if (!URL.canParse(address)) return undefined;
  const { hostname, origin } = new URL(address);
  const isDomain = isIP(hostname) === 0 && !hostname.startsWith("[");
  const mayHavePasskeys = publicUrl === undefined ? hostname === "localhost" : isDomain;
  return mayHavePasskeys ? { id: hostname, origin } : undefined;
}
