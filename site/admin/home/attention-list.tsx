import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { SiteFinding } from "../api/client.ts";
import { type Address, formatAddress, type SectionId, type SectionProps } from "../navigation/address.ts";
import type { Draft } from "../session/draft-store.ts";
import { useDrafts } from "../session/use-drafts.ts";
import { siteHealthQuery } from "../site-health/use-site-health.ts";
import { Problem } from "../ui/controls/problem.tsx";
import { formatTimeAgo } from "../ui/format-time.ts";
import { pageName } from "../ui/page-name.ts";
import { pluralize } from "../ui/pluralize.ts";

/** Links to what waits for the user, the most urgent first, read again whenever Home is shown. */
export function AttentionList({ session, isShown }: SectionProps): ReactNode {
  const drafts = useDrafts(session, isShown);
  const health = useQuery({ ...siteHealthQuery, enabled: isShown });
  if (drafts.isLoading || health.isLoading) return <p role="status">Loading...</p>;
  const items = [...listDrafts(drafts.data ?? []), ...listProblems(health.data?.findings ?? [])];
  const failures = [
    ...(drafts.error ? ["Your unpublished changes couldn't be read from this browser."] : []),
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
          {items.map(({ title, detail, to }) => (
            <li key={title}>
              <a href={formatAddress(to)}>{title}</a> <span>{detail}</span>
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
  to: Partial<Address> & { section: SectionId };
}

function listProblems(findings: readonly SiteFinding[]): AttentionItem[] {
  const { length } = findings.filter(({ severity }) => severity === "error");
  if (length === 0) return [];
  const detail = "Site Health shows each one with its field";
  return [{ title: `${pluralize(length, "problem")} to fix`, detail, to: { section: "site-health" } }];
}

function listDrafts(drafts: readonly Draft[]): AttentionItem[] {
  return drafts.map(({ subject, savedAt }) => ({
    title: `Continue with ${subject === "import" ? "Content Import" : pageName(subject.replace("page:", ""))}`,
    detail: `Not published. Last change ${formatTimeAgo(savedAt)}`,
    to: addressOfDraft(subject),
  }));
}

/** @param subject the subject of a draft: `import`, `site` or `page:<id>` */
function addressOfDraft(subject: string): AttentionItem["to"] {
  if (subject === "import") return { section: "import" };
  if (subject === "site") return { section: "business-info" };
  return { section: "pages", path: subject.replace("page:", "") };
}
