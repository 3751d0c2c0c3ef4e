/** An authenticator in software, which can also misbehave. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

interface AuthenticatorOptions {
  origin?: string;
  rpId?: string;
}

interface SignOptions {
  /** Another origin than that of the authenticator's site. */
  origin?: string;
  counter?: number;
  isUserVerified?: boolean;
  /** Key of another authenticator. */
  key?: KeyObject;
}

/** Flags of authenticator data. https://www.w3.org/TR/webauthn-3/#authdata-flags */
const FLAGS = { userPresent: 0x01, userVerified: 0x04, hasCredential: 0x40 };

/** Creates an authenticator with one passkey, and counts its signatures. */
export function createAuthenticator({
  origin = "https://www.example.com",
  rpId = "www.example.com",
}: AuthenticatorOptions = {}) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credential = randomBytes(16);
  const id = credential.toString("base64url");
  let userHandle = "";
  let signatures = 0;

  function authenticatorData(flags: number, counter: number, attested = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([createHash("sha256").update(rpId).digest(), Buffer.from([flags]), count, attested]);
  }

  return {
    id,
    privateKey,
    /** Returns the response to the options of a registration. */
    register({ challenge, user }: { challenge: string; user: { id: string } }) {
      userHandle = user.id;
      const { x = "", y = "" } = publicKey.export({ format: "jwk" });
      const point = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, point(x)],
          [-3, point(y)],
        ]) as never,
      );
      const length = Buffer.from([0, credential.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, credential, key]);
      const flags = FLAGS.userPresent | FLAGS.userVerified | FLAGS.hasCredential;
      const authData = new Uint8Array(authenticatorData(flags, 0, attested));
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ]);
      return {
        id,
        rawId: id,
        type: "public-key",
        clientExtensionResults: {},
        response: {
          clientDataJSON: encodeClientData("webauthn.create", challenge, origin),
          attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString("base64url"),
          transports: ["internal"],
        },
      };
    },
    /** Returns the response to the options of a sign-in. */
    sign({ challenge }: { challenge: string }, options: SignOptions = {}) {
      signatures += 1;
      const { counter = signatures, isUserVerified = true, key = privateKey } = options;
      const flags = FLAGS.userPresent | (isUserVerified ? FLAGS.userVerified : 0);
      const authData = authenticatorData(flags, counter);
      const clientDataJSON = encodeClientData("webauthn.get", challenge, options.origin ?? origin);
      const clientHash = createHash("sha256").update(Buffer.from(clientDataJSON, "base64url")).digest();
      return {
        id,
        rawId: id,
        type: "public-key",
        clientExtensionResults: {},
        response: {
          clientDataJSON,
          authenticatorData: authData.toString("base64url"),
          signature: sign("sha256", Buffer.concat([authData, clientHash]), key).toString("base64url"),
          userHandle,
        },
      };
    },
  };
}

function encodeClientData(type: string, challenge: string, origin: string): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString("base64url");
}
