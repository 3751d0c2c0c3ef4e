/** Queries of accounts and sessions. Invalidating `accounts` reads all of it again. */
import { queryOptions } from "@tanstack/react-query";
import { type AgentToken, answer, api, type ListedSession, type StaffAccount } from "../api/client.ts";
import { readAgain } from "../query/query-client.ts";

/** An account with its sessions, the last active one first. */
export type ListedPerson = StaffAccount & { sessions: readonly ListedSession[] };

export const peopleQuery = queryOptions({
  queryKey: ["accounts", "people"],
  async queryFn(): Promise<readonly ListedPerson[]> {
    const [{ accounts }, { sessions }] = await Promise.all([answer(api.accounts.$get()), answer(api.sessions.$get())]);
    return accounts.map((person) => ({ ...person, sessions: sessions.filter((each) => each.account === person.id) }));
  },
  // Another owner may have changed an account since, and the form of an account starts with what was read.
  gcTime: 0,
});

/** All accounts, read again for the form of one, which must not start with those of the list. */
export const personQuery = (id: string) => queryOptions({ ...peopleQuery, queryKey: ["accounts", "people", id] });

export const ownAccountQuery = queryOptions({
  queryKey: ["accounts", "own"],
  queryFn: () => answer(api.account.$get()),
});

export const ownSessionsQuery = queryOptions({
  queryKey: ["accounts", "own-sessions"],
  async queryFn(): Promise<readonly ListedSession[]> {
    const { sessions } = await answer(api.sessions.$get());
    const current = sessions.find(({ isCurrent }) => isCurrent);
    return sessions.filter(({ account }) => account === current?.account);
  },
});

export const agentsQuery = queryOptions({
  queryKey: ["accounts", "agents"],
  queryFn: async (): Promise<readonly AgentToken[]> => (await answer(api.agents.$get())).agents,
});

export const refreshAccounts = () => readAgain({ queryKey: ["accounts"] });
