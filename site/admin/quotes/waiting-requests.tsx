import { useQuery } from "@tanstack/react-query";
import type { RequestFilter } from "#schemas/quotes/quote-inbox.ts";
import { answer, api } from "../api/client.ts";
import { QueryResult } from "../query/query-result.tsx";
import { filterHref, inboxHref } from "./filters.ts";
import { RequestRow } from "./request-row.tsx";
import { useRegularly } from "./use-regularly.ts";

const SHOWN = 3;

/** Counts of requests that need attention, with the words that continue "5 …". */
const COUNTS: readonly { filter: RequestFilter; text: string }[] = [
  { filter: "waiting", text: "waiting for an answer" },
  { filter: "waiting-for-client", text: "waiting for the client" },
  { filter: "failed", text: "not emailed to the office" },
  { filter: "quarantined", text: "in quarantine" },
];

/** The quote requests that wait for an answer, for Home: their number, and the newest ones. */
export function WaitingRequests({ isShown }: { isShown: boolean }) {
  const query = useQuery({
    queryKey: ["quotes", "waiting"],
    queryFn: () => answer(api.quotes.$get({ query: { state: "waiting", limit: String(SHOWN) } })),
    enabled: isShown,
  });
  useRegularly(isShown, query.refetch);

  return (
    <section className="waiting-requests" aria-labelledby="waiting-requests-title">
      <h3 id="waiting-requests-title">Quote Requests</h3>
      <QueryResult query={query}>
        {({ requests, counts, isEmailSetUp }) => (
          <>
            {!isEmailSetUp && (
              <p className="field-hint">
                Email is not set up, so quote requests are saved here only. Ask the person who runs the server.
              </p>
            )}
            <ul className="waiting-counts">
              {COUNTS.filter(({ filter }) => filter === "waiting" || counts[filter] > 0).map(({ filter, text }) => (
                <li key={filter}>
                  <a href={filterHref(filter)}>
                    <strong>{counts[filter].toLocaleString("en-US")}</strong> {text}
                  </a>
                </li>
              ))}
            </ul>
            {requests.length > 0 && (
              <ol className="request-rows">
                {requests.map((request) => (
                  <li key={request.id}>
                    <RequestRow request={request} href={inboxHref({}, request.id)} />
                  </li>
                ))}
              </ol>
            )}
          </>
        )}
      </QueryResult>
    </section>
  );
}
