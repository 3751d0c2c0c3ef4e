import { useQuery } from "@tanstack/react-query";
import { formatCount } from "#content/documents/format-number.ts";
import type { ListedProposal, SiteFinding } from "../api/client.ts";
import { formHref, type SectionProps } from "../navigation/address.ts";
import { changeHref, describeState, nameAuthor, nameChange, waitsFor } from "../proposals/describe-proposal.ts";
import { proposalsQuery } from "../proposals/proposal-queries.ts";
import type { Draft } from "../session/draft-store.ts";
import { useDrafts } from "../session/use-drafts.ts";
import { siteHealthQuery } from "../site-health/use-site-health.ts";
import { Problem } from "../ui/controls/problem.tsx";
import { pageName } from "../ui/page-name.ts";
import { formatTimeAgo } from "../ui/time.tsx";

/** Links to what waits for the user, the most urgent first, read again whenever Home is shown. */
export function AttentionList({ session, isShown }: SectionProps) {
  const drafts = useDrafts(session, isShown);
  const health = useQuery({ ...siteHealthQuery, enabled: isShown });
  const proposals = useQuery({ ...proposalsQuery, enabled: isShown });
  if (drafts.isLoading || health.isLoading || proposals.isLoading) return <p role="status">Loading...</p>;
  const items = [
    ...listProposals(proposals.data ?? [], session),
    ...listDrafts(drafts.data ?? []),
    ...listProblems(health.data?.findings ?? []),
  ];
  const failures = [
    ...(drafts.error ? ["Your unpublished changes couldn't be read from this browser."] : []),
    ...(proposals.error ? ["The waiting changes couldn't be read. Try again later."] : []),
    ...(health.error ? ["The site couldn't be checked for problems. Try again later."] : []),
  ];
  return (
    <>
      {failures.map((failure) => (
        <Problem key={failure}>{failure}</Problem>
      ))}
      {items.length === 0 && failures.length === 0 && <p className="field-hint">Nothing is waiting for you.</p>}
      {items.length > 0 && (
        <ul className="attention lines">
          {items.map(({ title, detail, href }) => (
            <li key={href}>
              <a href={href}>{title}</a> <span>{detail}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface AttentionItem {
  title: string;
  detail: string;
  href: string;
}

/** Lists what waits for an approval or a decision of the user, then what the office has saved for later. */
function listProposals(proposals: readonly ListedProposal[], me: SectionProps["session"]): AttentionItem[] {
  const forMe = proposals.filter((proposal) => waitsFor(proposal, me));
  const saved = proposals.filter(({ state, askedAt }) => state === "open" && askedAt === null);
  return [...forMe, ...saved].map((proposal) => ({
    title: nameChange(proposal),
    detail: `${describeState(proposal)} · ${nameAuthor(proposal, me)}, ${formatTimeAgo(proposal.changedAt)}`,
    href: changeHref(proposal),
  }));
}

function listProblems(findings: readonly SiteFinding[]): AttentionItem[] {
  const { length } = findings.filter(({ severity }) => severity === "error");
  if (length === 0) return [];
  const detail = "Site Health shows each one with its field";
  return [{ title: `${formatCount(length, "problem")} to fix`, detail, href: "#site-health" }];
}

/** Lists drafts by their subjects: `import`, `site` or `page:<id>`. */
function listDrafts(drafts: readonly Draft[]): AttentionItem[] {
  return drafts.map(({ subject, savedAt }) => {
    const document = subject.replace("page:", "");
    const isImport = subject === "import";
    return {
      title: `Continue with ${isImport ? "Content Import" : pageName(document)}`,
      detail: `Not published. Last change ${formatTimeAgo(savedAt)}`,
      href: isImport ? "#import" : formHref(document),
    };
  });
}
