/** Secret tokens that stand for a person who has no session: of an agent, or in a preview link. The database has a hash of each. */
import { hash, randomBytes } from "node:crypto";
import { DAY_MS } from "#content/facts/time-zone.ts";
import type { AccessTokenRow, OfficeDatabase } from "../database/tables.ts";
import { ApiError } from "../http/api-error.ts";

/** Time after which another use of a token is recorded, so that not every call writes. */
const USE_INTERVAL_MS = 5 * 60_000;

type NewToken = Pick<AccessTokenRow, "kind" | "subject" | "name"> &
  Partial<Pick<AccessTokenRow, "scopes" | "content" | "by_id">> & { by: string; days: number };

export function createAccessTokens({ database, now }: { database: OfficeDatabase; now(): number }) {
  const isoTime = (ms: number) => new Date(ms).toISOString();
  return {
    /** Creates a token, and removes expired ones. Only its hash is stored, so the token cannot be shown again. */
    async create({ days, scopes = "", content = null, by_id = null, ...given }: NewToken) {
      // The prefix lets people and secret scanners recognize a leaked token.
      const token = (given.kind === "agent" ? "agency_" : "") + randomBytes(32).toString("base64url");
      const row: AccessTokenRow = {
        ...{ id: randomBytes(5).toString("hex"), token_hash: hash("sha256", token), scopes, content, by_id, ...given },
        ...{ created_at: isoTime(now()), expires_ms: now() + days * DAY_MS, used_at: null },
      };
      await database.write(async (trx) => {
        await trx.deleteFrom("access_tokens").where("expires_ms", "<=", now()).execute();
        await trx.insertInto("access_tokens").values(row).execute();
      });
      return { id: row.id, token, expiresAt: isoTime(row.expires_ms) };
    },
    /** Returns the tokens that have not expired, without their hashes. */
    async list(kind: AccessTokenRow["kind"]) {
      const rows = await database.read((db) =>
        db.selectFrom("access_tokens").selectAll().where("kind", "=", kind).orderBy("created_at").execute(),
      );
      const valid = rows.filter(({ expires_ms }) => expires_ms > now());
      return valid.map(({ id, subject, name, scopes, by, content, created_at, expires_ms, used_at: usedAt }) => ({
        ...{ id, subject, name, scopes, by, isPinned: content !== null, createdAt: created_at, usedAt },
        expiresAt: isoTime(expires_ms),
      }));
    },
    /** @throws ApiError `unknown-token` if there is none of the kind and the subject */
    async revoke(kind: AccessTokenRow["kind"], id: string, subject?: string): Promise<void> {
      const removed = await database.write((trx) => {
        const query = trx.deleteFrom("access_tokens").where("kind", "=", kind).where("id", "=", id);
        return (subject === undefined ? query : query.where("subject", "=", subject)).executeTakeFirst();
      });
      if (removed.numDeletedRows === 0n) throw new ApiError("unknown-token");
    },
    /** Returns a token, or undefined if it is wrong, has expired or was revoked. */
    async read(kind: AccessTokenRow["kind"], token: string): Promise<AccessTokenRow | undefined> {
      const row = await database.read((db) =>
        db
          .selectFrom("access_tokens")
          .selectAll()
          .where("token_hash", "=", hash("sha256", token))
          .where("kind", "=", kind)
          .executeTakeFirst(),
      );
      if (row === undefined || row.expires_ms <= now()) return undefined;
      if (row.used_at === null || now() - Date.parse(row.used_at) >= USE_INTERVAL_MS) {
        const used = { used_at: isoTime(now()) };
        await database.write((trx) => trx.updateTable("access_tokens").set(used).where("id", "=", row.id).execute());
      }
      return row;
    },
  };
}
