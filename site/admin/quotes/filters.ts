import type { RequestFilter } from "#schemas/quotes/quote-inbox.ts";
import { type Address, formatAddress } from "../navigation/address.ts";

interface FilterDescription {
  id: RequestFilter;
  title: string;
  /** Explains the requests of the list. */
  text: string;
  /** Replaces an empty list. */
  empty: string;
}

/** The filters of the inbox in the order of its tabs. The first one is the default. */
export const FILTERS: readonly FilterDescription[] = [
  {
    id: "waiting",
    title: "Waiting",
    text: "These people are waiting for an answer. What is needed by a day comes first.",
    empty: "No one is waiting for an answer.",
  },
  {
    id: "in-progress",
    title: "In Progress",
    text: "Someone in the office is at work on these. They are under Waiting, too.",
    empty: "No request is in progress.",
  },
  {
    id: "waiting-for-client",
    title: "Waiting for Client",
    text: "The office has asked the client for something and waits for the answer.",
    empty: "No request waits for a client.",
  },
  {
    id: "done",
    title: "Done",
    text: "Done by you or a colleague. They stay here until they are deleted.",
    empty: "No request is done yet.",
  },
  {
    id: "failed",
    title: "Not Emailed",
    text: "These could not be emailed to the office. Call or write to these people from here.",
    empty: "Every request could be emailed to the office.",
  },
  {
    id: "quarantined",
    title: "Quarantined",
    text: "These look like spam, so they are not emailed to the office. Open the real ones and choose Not Spam.",
    empty: "Nothing looks like spam.",
  },
  { id: "all", title: "All", text: "Every request, newest first.", empty: "No requests yet. New ones appear here." },
];

const [DEFAULT_FILTER] = FILTERS as [FilterDescription];

export interface InboxSelection {
  filter: FilterDescription;
  search: string;
  /** ID of a kind of request, or "" for all. */
  kind: string;
  /** ID of the person who deals with the requests, or "" for all. */
  assignee: string;
}

export function readSelection({ state, search = "", kind = "", assignee = "" }: Address["parameters"]): InboxSelection {
  return { filter: FILTERS.find(({ id }) => id === state) ?? DEFAULT_FILTER, search, kind, assignee };
}

/** Returns the link to the inbox, or to a request from which Back leads to the same selection. */
export function inboxHref({ filter, ...others }: Partial<InboxSelection>, id = ""): string {
  const parameters = {
    ...(filter !== undefined && filter !== DEFAULT_FILTER && { state: filter.id }),
    ...Object.fromEntries(Object.entries(others).filter(([, value]) => value !== "")),
  };
  return formatAddress({ section: "quote-requests", path: id, parameters });
}

export const filterHref = (filter: RequestFilter): string => inboxHref(readSelection({ state: filter }));
