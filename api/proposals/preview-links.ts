/** Links that show the site with a proposal to people without an account. The database has a hash of each token. */
import { hash, randomBytes } from "node:crypto";
import type { OfficeDatabase, PreviewLinkRow } from "../database/tables.ts";
import { ApiError } from "../http/api-error.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const TOKEN = /^[\w-]{43}$/;

export const DEFAULT_DAYS = 14;
export const MAX_DAYS = 90;

export interface NewLink {
  proposalId: string;
  /** Changes that the link shows for good. Undefined for a link that follows the proposal. */
  pinned?: string | undefined;
  /** Name of the person who is asked to approve. */
  invited?: string | undefined;
  days?: number | undefined;
  by: string;
}

export function createPreviewLinks({ database, now }: { database: OfficeDatabase; now(): number }) {
  return {
    /** Returns the path of a new link. Its token is not stored, so the link cannot be shown again. */
    async create({ proposalId, pinned, invited, days = DEFAULT_DAYS, by }: NewLink) {
      const token = randomBytes(32).toString("base64url");
      const row: PreviewLinkRow = {
        ...{ id: randomBytes(5).toString("hex"), token_hash: hash("sha256", token), proposal_id: proposalId },
        ...{ changes: pinned ?? null, invited: invited ?? null, by, created_at: new Date(now()).toISOString() },
        expires_ms: now() + days * DAY_MS,
      };
      await database.write((trx) => trx.insertInto("preview_links").values(row).execute());
      return { id: row.id, path: `/preview/${token}`, expiresAt: new Date(row.expires_ms).toISOString() };
    },
    /** Returns the links of a proposal that have not expired, without what they show. */
    async list(proposalId: string) {
      const rows = await database.read((db) =>
        db
          .selectFrom("preview_links")
          .selectAll()
          .where("proposal_id", "=", proposalId)
          .where("expires_ms", ">", now())
          .orderBy("created_at")
          .execute(),
      );
      return rows.map(({ id, invited, by, changes, expires_ms }) => ({
        ...{ id, invited, by, isPinned: changes !== null, expiresAt: new Date(expires_ms).toISOString() },
      }));
    },
    /** @throws ApiError `unknown-link` */
    async revoke(proposalId: string, id: string): Promise<void> {
      const removed = await database.write((trx) =>
        trx.deleteFrom("preview_links").where("proposal_id", "=", proposalId).where("id", "=", id).executeTakeFirst(),
      );
      if (removed.numDeletedRows === 0n) throw new ApiError("unknown-link");
    },
    /** @throws ApiError `unknown-link` if there is no such link, or if it has expired or was revoked */
    async read(token: string): Promise<PreviewLinkRow> {
      const row = TOKEN.test(token)
        ? await database.read((db) =>
            db
              .selectFrom("preview_links")
              .selectAll()
              .where("token_hash", "=", hash("sha256", token))
              .executeTakeFirst(),
          )
        : undefined;
      if (row === undefined || row.expires_ms <= now()) throw new ApiError("unknown-link");
      return row;
    },
  };
}
