import { createAccessTokens } from "#api/auth/access-tokens.ts";
import { mailDomain } from "#api/config/env.ts";
import { createProposals, type ProposalsOptions } from "#api/proposals/proposals.ts";
import type { CommandContext } from "#cli/context/command.ts";
import { loadConfig } from "#cli/context/load-config.ts";
import { readLintContext } from "#cli/inputs/to-import-options.ts";
import { planPatch } from "#content/revisions/patch.ts";
import type { ContentStore } from "#content/store/content-store.ts";

/** Opens the proposals in the database, which the server shares. @throws UsageError `command/settings` */
export async function openProposals(
  context: CommandContext,
  store: ContentStore,
  onOutcome?: ProposalsOptions["onOutcome"],
) {
  const config = loadConfig(context);
  const database = await context.openDatabase();
  const now = context.io.now ?? Date.now;
  const readContext = () => readLintContext(context.contentPlace);
  const plan: ProposalsOptions["plan"] = (changes, options = {}) =>
    store.withSnapshot(async (state) => {
      return { id: state.id, plan: await planPatch(store, JSON.parse(changes), options, state, readContext) };
    });
  const publicUrl = config.PUBLIC_URL;
  return {
    publicUrl,
    proposals: createProposals({
      ...{ database, store, plan, now, publicUrl, mailDomain: mailDomain(config) },
      ...(onOutcome && { onOutcome }),
    }),
    tokens: createAccessTokens({ database, now }),
    /** Returns the address of a path of the site, on this computer if the site has no other. */
    addressOf: (path: string) => new URL(path, publicUrl ?? `http://localhost:${config.PORT}`).href,
  };
}
