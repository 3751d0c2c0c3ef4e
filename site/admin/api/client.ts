/** The client of the admin API. Its types are those of the API's handlers. */
import { hc, type InferRequestType, type InferResponseType } from "hono/client";
import type { AdminApi } from "#api/routes/admin/admin-routes.ts";
import { send } from "./request.ts";

export const api = hc<AdminApi>("/api/admin", { fetch: send });

/**
 * Returns the body of a response.
 * @throws RequestError if the response is an error
 * @throws TypeError if there is no response, or only a part of it
 */
export async function answer<Answer extends { json(): Promise<unknown> }>(
  call: Promise<Answer>,
): Promise<Awaited<ReturnType<Answer["json"]>>> {
  const response = await call;
  return (await response.json()) as Awaited<ReturnType<Answer["json"]>>;
}

/** The session of the user. In an office without accounts, it has no email address. */
export type UserSession = InferResponseType<typeof api.session.$post>;

export type StaffAccount = InferResponseType<typeof api.account.$get>;
export type NewAccount = InferRequestType<typeof api.accounts.$post>["json"];
export type ListedSession = InferResponseType<typeof api.sessions.$get>["sessions"][number];

export type AgentToken = InferResponseType<typeof api.agents.$get>["agents"][number];

/** The pages of the site, and the ID of the newest version. */
export type PageListAnswer = InferResponseType<typeof api.pages.$get>;

/** The site that an import is checked against. */
export type SiteIndexAnswer = InferResponseType<(typeof api)["site-index"]["$get"]>;

/** The requested documents, without the ones that the store does not have. */
export type StoredDocuments = InferResponseType<typeof api.documents.$post>;

export type HistoryAnswer = InferResponseType<typeof api.history.$get>;
export type ListedRevision = HistoryAnswer["revisions"][number];

/** The problems of the content, and the revision that was checked. */
export type SiteHealth = InferResponseType<(typeof api)["site-health"]["$get"]>;
export type SiteFinding = SiteHealth["findings"][number];
/** The state of the server. Without an answer, nothing is known. */
export type Readiness = Partial<InferResponseType<typeof api.readiness.$get>>;

/** A change of the work on a request. */
export type RequestPatch = InferRequestType<(typeof api.quotes)[":id"]["$patch"]>["json"];

/** Changes that wait: saved for later, sent for approval, or scheduled. */
export type ListedProposal = InferResponseType<typeof api.proposals.$get>["proposals"][number];
export type ProposalDetail = InferResponseType<(typeof api.proposals)[":id"]["$get"]>;
export type SavedChange = InferRequestType<typeof api.proposals.$post>["json"];
