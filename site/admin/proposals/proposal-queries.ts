/** Reads and saves the changes that wait. */
import { queryOptions } from "@tanstack/react-query";
import { answer, api, type ProposalDetail, type SavedChange } from "../api/client.ts";
import { readAgain } from "../query/query-client.ts";

/** The changes that wait, oldest first, then those that ended last. */
export const proposalsQuery = queryOptions({
  queryKey: ["content", "proposals"],
  queryFn: async () => (await answer(api.proposals.$get())).proposals,
});

export function proposalQuery(id: string) {
  return queryOptions({
    queryKey: [...proposalsQuery.queryKey, id],
    queryFn: () => answer(api.proposals[":id"].$get({ param: { id } })),
  });
}

export const refreshProposals = () => readAgain({ queryKey: proposalsQuery.queryKey });

/** Saves a change, in the place of a version that is saved already, if any. */
export function saveChange(
  json: Omit<SavedChange, "version">,
  saved: Pick<ProposalDetail, "id" | "version"> | undefined,
): Promise<ProposalDetail> {
  if (saved === undefined) return answer(api.proposals.$post({ json }));
  return answer(api.proposals[":id"].$patch({ param: { id: saved.id }, json: { ...json, version: saved.version } }));
}

type Approval = Parameters<(typeof api.proposals)[":id"]["approve"]["$post"]>[0]["json"];

/** Approves a change, and publishes or schedules it unless another approval is missing. */
export function approveChange(id: string, json: Approval): Promise<ProposalDetail> {
  return answer(api.proposals[":id"].approve.$post({ param: { id }, json }));
}
