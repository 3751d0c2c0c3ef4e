/** The calls of the admin API for quote requests. All of them need a session that may read requests. */
import type { RequestDetail, RequestFilter, RequestList } from "#schemas/quote-inbox.ts";
import { request, requestFile } from "./request.ts";

const BASE = "/api/admin/quotes";

interface ListQuery {
  state: RequestFilter;
  search?: string | undefined;
  /** `next` of the part before. */
  before?: string | undefined;
  limit?: number | undefined;
}

/** Reads one part of the requests, newest first. */
export function listRequests(query: ListQuery): Promise<RequestList> {
  return request("GET", `${BASE}?${toParameters({ ...query, limit: query.limit?.toString() })}`);
}

/** Reads a request in full, which the audit log records. */
export function readRequest(id: string): Promise<RequestDetail> {
  return request("GET", `${BASE}/${id}`);
}

/** The request as the user has seen it. The server rejects a change if a colleague has changed it since. */
type SeenRequest = Pick<RequestDetail, "id" | "version">;

/** A change of one request, which returns the changed one. */
export type RequestChange = (seen: SeenRequest) => Promise<RequestDetail>;

export const markHandled: RequestChange = (seen) => change("POST", seen, "/handled");

export const markNotHandled: RequestChange = (seen) => change("DELETE", seen, "/handled");

/** Emails a request to the office again, also if it was sent already. */
export const sendAgain: RequestChange = (seen) => change("POST", seen, "/resend", { mayResend: true });

/** Releases a request from quarantine. */
export const releaseRequest: RequestChange = (seen) => change("POST", seen, "/release");

/** Removes a request with all its copies. */
export async function removeRequest(seen: SeenRequest): Promise<void> {
  await change("DELETE", seen);
}

/** Removes the quarantined requests of a list that was read at a time. Returns their number. */
export async function removeQuarantined(search: string, until: string): Promise<number> {
  const parameters = toParameters({ state: "quarantined", search, until });
  return (await request<{ removed: number }>("DELETE", `${BASE}?${parameters}`)).removed;
}

function change<Body>(method: "POST" | "DELETE", { id, version }: SeenRequest, action = "", body?: object) {
  return request<Body>(method, `${BASE}/${id}${action}`, { body, headers: { "If-Match": `"${version}"` } });
}

interface ExportQuery {
  state: RequestFilter;
  /** ISO 8601: only requests since this time. */
  from?: string | undefined;
  /** ISO 8601: only requests before this time. */
  until?: string | undefined;
}

/** Reads requests as a CSV file, which the audit log records. */
export function exportRequests(query: ExportQuery): Promise<Blob> {
  return requestFile(`${BASE}/export.csv?${toParameters({ ...query })}`);
}

function toParameters(parameters: Readonly<Record<string, string | undefined>>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(parameters).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}
