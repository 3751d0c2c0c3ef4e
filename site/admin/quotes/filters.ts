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
    text: "These people are waiting for an answer. Mark a request as handled when you have called or written.",
    empty: "No one is waiting. Every request is handled.",
  },
  {
    id: "sent",
    title: "Sent",
    text: "Emailed to the office, or saved here only while email was not set up. Not handled yet.",
    empty: "No request that was emailed to the office is waiting.",
  },
  {
    id: "failed",
    title: "Failed",
    text: "These could not be emailed to the office. Call or write to these people from here.",
    empty: "Every request could be emailed to the office.",
  },
  {
    id: "quarantined",
    title: "Quarantined",
    text: "These look like spam, so they were not emailed to the office. Open the real ones and choose Not Spam.",
    empty: "Nothing looks like spam.",
  },
  {
    id: "handled",
    title: "Handled",
    text: "Answered by you or a colleague. They stay here until they are deleted.",
    empty: "No request is marked as handled yet.",
  },
  { id: "all", title: "All", text: "Every request, newest first.", empty: "No requests yet. New ones appear here." },
];

const [DEFAULT_FILTER] = FILTERS as [FilterDescription];

export interface InboxSelection {
  filter: FilterDescription;
  search: string;
}

export function readSelection({ state, search = "" }: Address["parameters"]): InboxSelection {
  return { filter: FILTERS.find(({ id }) => id === state) ?? DEFAULT_FILTER, search };
}

/** Returns the link to the inbox, or to a request from which Back leads to the same selection. */
export function inboxHref({ filter, search }: Partial<InboxSelection>, id = ""): string {
  const parameters = {
    ...(filter !== undefined && filter !== DEFAULT_FILTER && { state: filter.id }),
    ...(search && { search }),
  };
  return formatAddress({ section: "quote-requests", path: id, parameters });
}

export function filterHref(filter: RequestFilter): string {
  return inboxHref(readSelection({ state: filter }));
}
