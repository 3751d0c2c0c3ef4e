/**
 * Challenges that passkeys sign. A challenge contains its time and a signature, so that issuing one stores nothing and works
 * on several servers. Only a challenge that was used needs a row, until its time is over.
 */
import { createHmac, hash, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import type { OfficeDatabase } from "../../database/tables.ts";

const LIFETIME_MS = 5 * 60_000;
const NONCE_BYTES = 16;
const TIME_BYTES = 6;

export function createChallenges(options: { database: OfficeDatabase; secret: string; now(): number }) {
  const { database, now } = options;
  const key = Buffer.from(hkdfSync("sha256", options.secret, "", "passkey challenge", 32));
  const sign = (head: Buffer, binding: string) => createHmac("sha256", key).update(head).update(binding).digest();

  return {
    /** Returns a challenge in base64url. The binding is the purpose, and the session or browser that asks for it. */
    issue(binding: string): string {
      const expiry = Buffer.alloc(TIME_BYTES);
      expiry.writeUIntBE(now() + LIFETIME_MS, 0, TIME_BYTES);
      const head = Buffer.concat([randomBytes(NONCE_BYTES), expiry]);
      return Buffer.concat([head, sign(head, binding)]).toString("base64url");
    },
    /** Returns whether a challenge was issued for the binding less than five minutes ago. */
    isValid(challenge: string, binding: string): boolean {
      const { head, signature } = parse(challenge);
      const expected = sign(head, binding);
      return signature.length === expected.length && timingSafeEqual(signature, expected) && now() < expiryOf(head);
    },
    /** Marks a valid challenge as used. Returns false if it was used before. */
    async use(challenge: string): Promise<boolean> {
      const { head } = parse(challenge);
      const used = { id: hash("sha256", head), expires_ms: expiryOf(head) };
      return database.write(async (trx) => {
        await trx.deleteFrom("used_challenges").where("expires_ms", "<=", now()).execute();
        const insertion = trx
          .insertInto("used_challenges")
          .values(used)
          .onConflict((conflict) => conflict.doNothing());
        return (await insertion.executeTakeFirst()).numInsertedOrUpdatedRows === 1n;
      });
    },
  };
}

function parse(challenge: string): { head: Buffer; signature: Buffer } {
  const bytes = Buffer.from(challenge, "base64url");
  const headLength = NONCE_BYTES + TIME_BYTES;
  return { head: bytes.subarray(0, headLength), signature: bytes.subarray(headLength) };
}

function expiryOf(head: Buffer): number {
  return head.readUIntBE(NONCE_BYTES, TIME_BYTES);
}
