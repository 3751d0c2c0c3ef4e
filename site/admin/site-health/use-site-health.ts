import { queryOptions, useQuery } from "@tanstack/react-query";
import { answer, api, type Readiness } from "../api/client.ts";
import { loadDescriptions } from "../api/read-result.ts";
import { adminWords } from "../findings/admin-words.ts";

/** The problems of the content. Home, the list of pages and Site Health share the answer. */
export const siteHealthQuery = queryOptions({
  queryKey: ["content", "site-health"],
  queryFn: () => answer(api["site-health"].$get()),
});

/** Checks the site and the server while they are shown, and again when the store may have changed. */
export function useSiteHealth(isShown: boolean) {
  return useQuery({
    queryKey: ["content", "site-health", "readiness"],
    async queryFn() {
      const [health, readiness] = await Promise.all([answer(api["site-health"].$get()), readReadiness()]);
      const describe = await loadDescriptions(health.findings);
      const findings = describe?.describeFindings(health.findings, adminWords(new Map())) ?? health.findings;
      return { ...health, findings, readiness };
    },
    enabled: isShown,
  });
}

/** Reads the state of the server. Returns an empty object if the server cannot tell. */
async function readReadiness(): Promise<Readiness> {
  return answer(api.readiness.$get()).catch(() => ({}));
}
