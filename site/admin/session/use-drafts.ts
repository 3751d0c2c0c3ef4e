import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { UserSession } from "../api/client.ts";
import { readAgain } from "../query/query-client.ts";
import { personOf } from "../session/access.ts";
import { useEventListener } from "../ui/use-event-listener.ts";
import { type Draft, draftEvents, openDrafts } from "./draft-store.ts";

/** Reads the newest draft of each subject in this browser, again when they change. */
export function useDrafts(session: UserSession, isShown: boolean): UseQueryResult<Draft[]> {
  const owner = personOf(session);
  const query = useQuery({ queryKey: ["drafts", owner], queryFn: () => openDrafts(owner).list(), enabled: isShown });
  useEventListener(isShown ? draftEvents : undefined, ["change"], () => readAgain({ queryKey: ["drafts"] }));
  return query;
}
