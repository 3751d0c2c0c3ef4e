/** Quote requests as the API sends them to the admin. */
import type { CampaignParameter } from "./campaign.ts";
import type { StoredFile, StoredKind } from "./quote-request.ts";

/** ID of the kind of a request for a quote. */
export const QUOTE = "quote";

/**
 * Statuses of the delivery to the office: `new` is not emailed yet, and is tried again; `sent` has reached at least one
 * recipient; `failed` was given up; `quarantined` looks like spam and is not emailed until a person releases it.
 */
export const DELIVERY_STATUSES = ["new", "sent", "failed", "quarantined"] as const;

export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];

/** States of the office's work on a request that is not done. */
export const OPEN_STATES = ["new", "in-progress", "waiting-for-client"] as const;

export type OpenState = (typeof OPEN_STATES)[number];

/** States of the work on a request. `done` is the mark that the request is handled. */
export const WORK_STATES = [...OPEN_STATES, "done"] as const;

export type WorkState = (typeof WORK_STATES)[number];

/** Sets of requests that a list can be limited to. `waiting` needs an answer from the office. */
export const REQUEST_FILTERS = [
  "waiting",
  "in-progress",
  "waiting-for-client",
  "failed",
  "quarantined",
  "done",
  "all",
] as const;

export type RequestFilter = (typeof REQUEST_FILTERS)[number];

/** Person who deals with a request. The ID is that of the account or, without accounts, the name. */
export interface Assignee {
  id: string;
  name: string;
}

export interface RequestNote {
  id: string;
  by: string;
  account: string;
  /** ISO 8601, UTC. */
  at: string;
  text: string;
}

export interface RequestSummary {
  /** 24 hexadecimal digits. */
  id: string;
  /** Delivery to the office. */
  status: DeliveryStatus;
  work: WorkState;
  assignee?: Assignee | undefined;
  /** Day by which it is needed: `2026-12-04`. */
  dueOn?: string | undefined;
  /** Missing for a quote. */
  kind?: StoredKind | undefined;
  /** Short reference that the visitor can name on the phone. */
  reference: string;
  name: string;
  /** ID of the line of business. */
  line: string;
  lineTitle: string;
  phone: string;
  /** First words of the message or, without one, of the first answer. */
  excerpt: string;
  /** Title of what the visitor asked about. */
  about?: string | undefined;
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** Readable name of the page that led to the form. */
  page?: string | undefined;
  /** Name of the campaign, or of the source of the visit. */
  campaign?: string | undefined;
  /** The time is in ISO 8601, UTC. */
  handled?: { by: string; at: string } | undefined;
  /** True if the email to the office was written to a file and not emailed. */
  isSavedOnly?: boolean | undefined;
}

/** Part of the list of requests: of what is open, the earliest day first, then the newest. */
export interface RequestList {
  /** Time at which the list was read: ISO 8601, UTC. */
  readAt: string;
  requests: RequestSummary[];
  /** Numbers of requests that match the search, by filter. */
  counts: Record<RequestFilter, number>;
  /** Position for the next part. Missing if there is none. */
  next?: string | undefined;
  /** False if there is no mail server now, so that emails are only written to files. */
  isEmailSetUp: boolean;
}

/** Delivery of a message. Times are ISO 8601, UTC. */
export interface DeliveryLog {
  status: DeliveryStatus;
  attempts: number;
  isRunning?: boolean | undefined;
  deliveredTo: string[];
  /** True if there was no mail server, so that the message was written to a file and not emailed. */
  isSavedOnly?: boolean | undefined;
  sentAt?: string | undefined;
  failedAt?: string | undefined;
  /** Earliest time of the next attempt. */
  dueAt?: string | undefined;
  /** Time at which a person, or the visitor, had it sent again. */
  retriedAt?: string | undefined;
  lastError?: string | undefined;
}

export interface RequestDetail extends RequestSummary {
  /** Changes with each action of a person, for the header If-Match. */
  version: string;
  email: string;
  message?: string | undefined;
  /** Answers to the optional questions, as people read them. */
  details: { label: string; value: string }[];
  campaignDetails: Partial<Record<CampaignParameter, string>>;
  /** Promise of the form that nothing is changed until the office confirms it. */
  promise?: string | undefined;
  files: readonly StoredFile[];
  notes: readonly RequestNote[];
  /** Fields in which numbers were masked before the request was stored. */
  maskedFields: string[];
  consent?: { text: string; version: string; time: string } | undefined;
  quarantineReason?: string | undefined;
  /** Email to the office, email that confirms the request to the visitor, and post to another system. */
  delivery: { office: DeliveryLog; confirmation?: DeliveryLog | undefined; webhook?: DeliveryLog | undefined };
}
