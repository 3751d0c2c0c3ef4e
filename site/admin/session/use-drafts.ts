import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { UserSession } from "../api/client.ts";
import { personOf } from "../session/access.ts";
import { type Draft, draftEvents, openDrafts } from "./draft-store.ts";

/** Reads the newest draft of each subject in this browser, again when they change. */
export function useDrafts(session: UserSession, isShown: boolean): UseQueryResult<Draft[]> {
  const owner = personOf(session);
  const query = useQuery({
    queryKey: ["drafts", owner],
    queryFn: () => openDrafts(owner).list(),
    enabled: isShown,
  });
  const { refetch } = query;

  useEffect(() => {
    if (!isShown) return;
    const read = () => void refetch();
    draftEvents.addEventListener("change", read);
    return () => draftEvents.removeEventListener("change", read);
  }, [isShown, refetch]);

  return query;
}
