import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import { formatCount } from "#content/documents/format-number.ts";
import type { Severity } from "#schemas/diagnostics.ts";
import { groupBy } from "#schemas/values/group-by.ts";
import { showToast } from "#site/islands/toasts/show-toast.ts";
import type { Readiness, SiteFinding, SiteHealth } from "../api/client.ts";
import { fetchDocuments, importText } from "../api/content-api.ts";
import { createFixInput } from "../check/fix-input.ts";
import { LazyCodeExplanation } from "../findings/lazy-code-explanation.tsx";
import { formatAddress, formHref, type SectionProps } from "../navigation/address.ts";
import { showFailure } from "../query/api-form.tsx";
import { refreshContent } from "../query/query-client.ts";
import { QueryResult } from "../query/query-result.tsx";
import { Button } from "../ui/controls/button.tsx";
import { pageName } from "../ui/page-name.ts";
import { describeReadiness } from "./describe-readiness.ts";
import { useSiteHealth } from "./use-site-health.ts";

/** The problems of the whole site, the most urgent ones first, each with a link to its field. */
export function SiteHealthSection({ isShown }: SectionProps) {
  const query = useSiteHealth(isShown);
  const titleId = useId();
  return (
    <section className="site-health" aria-labelledby={titleId} aria-busy={query.isFetching}>
      <header className="section-bar">
        <h2 id={titleId}>Site Health</h2>
        <Button
          look="secondary"
          text={query.isFetching ? "Checking..." : "Check Again"}
          disabled={query.isFetching}
          onClick={() => query.refetch()}
        />
      </header>
      <QueryResult query={query}>{(check) => <Problems check={check} />}</QueryResult>
    </section>
  );
}

function Problems({ check }: { check: SiteHealth & { readiness: Readiness } }) {
  const { findings, readiness, revisionId } = check;
  const { mutate: fix, isPending: isFixing } = useMutation({
    mutationFn: (finding: SiteFinding) => publishFix(finding, revisionId),
    onSuccess(refusal, { page }) {
      if (refusal !== undefined) return showToast({ title: "Error", description: refusal, isDestructive: true });
      const description = `The text on ${pageName(page)} is corrected.`;
      showToast({ title: "Published", description, isDestructive: false });
      refreshContent();
    },
    onError: showFailure,
  });
  const notices = describeReadiness(readiness);
  if (findings.length + notices.length === 0) return <p className="empty-state">No problems found.</p>;
  return (
    <>
      {notices.length > 0 && (
        <section aria-labelledby="server-title">
          <h3 id="server-title">Needs Attention Now</h3>
          <ul className="lines">
            {notices.map(({ text, requests }) => (
              <li key={text} className="problem">
                <p>{text}</p>
                {requests && (
                  <a href={formatAddress({ section: "quote-requests", parameters: { state: requests } })}>
                    Open Quote Requests
                  </a>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {groupByUrgency(findings).map((group) => (
        <Urgency key={group.severity} group={group} isBusy={isFixing} onFix={fix} />
      ))}
    </>
  );
}

type UrgencyGroup = ReturnType<typeof groupByUrgency>[number];
type PageGroup = UrgencyGroup["pages"][number];
type CodeGroup = PageGroup["codes"][number];

const TITLES: Readonly<Record<Severity, string>> = { error: "Must Be Fixed", warning: "Worth Fixing" };

/** Groups problems by urgency, page and explanation. Urgencies without problems are left out. @internal exported for tests */
export function groupByUrgency(findings: readonly SiteFinding[]) {
  return (["error", "warning"] as const).flatMap((severity) => {
    const urgent = findings.filter((finding) => finding.severity === severity);
    const pages = [...groupBy(urgent, ({ page }) => page)].map(([page, ofPage]) => ({
      page,
      count: ofPage.length,
      codes: [...groupBy(ofPage, ({ code }) => code)].map(([code, ofCode]) => ({ code, findings: ofCode })),
    }));
    return urgent.length === 0 ? [] : [{ severity, title: TITLES[severity], count: urgent.length, pages }];
  });
}

type FixActions = { isBusy: boolean; onFix(finding: SiteFinding): void };

function Urgency({ group, ...actions }: { group: UrgencyGroup } & FixActions) {
  const { severity, title, count, pages } = group;
  return (
    <section className={severity} aria-labelledby={`${severity}-title`}>
      <h3 id={`${severity}-title`}>
        {title} <span className="count">{formatCount(count, "problem")}</span>
      </h3>
      {pages.map((page) => (
        <PageProblems key={page.page} group={page} {...actions} />
      ))}
    </section>
  );
}

function PageProblems({ group: { page, count, codes }, ...actions }: { group: PageGroup } & FixActions) {
  return (
    <details className="page-problems" open={count <= MAX_OPEN}>
      <summary>
        {pageName(page)} <span className="count">{formatCount(count, "problem")}</span>
      </summary>
      {codes.map((group) => (
        <Explained key={group.code} group={group} {...actions} />
      ))}
    </details>
  );
}

/** Problems of a page above which they are shown only on request. */
const MAX_OPEN = 5;

function Explained({ group: { code, findings }, isBusy, onFix }: { group: CodeGroup } & FixActions) {
  return (
    <div className="explained">
      <ul className="lines">
        {findings.map((finding) => (
          <li key={`${finding.pointer} ${finding.message}`} className="problem">
            <p>{finding.message}</p>
            <p className="actions">
              <a href={formHref(finding.page, finding.pointer)}>
                {finding.pointer === undefined ? "Open page" : "Go to field"}
                <span className="visually-hidden"> ({finding.message})</span>
              </a>
              {finding.fix && "value" in finding.fix && (
                <Button
                  look="quiet"
                  text="Fix and Publish"
                  about={` (${finding.message})`}
                  disabled={isBusy}
                  onClick={() => onFix(finding)}
                />
              )}
            </p>
          </li>
        ))}
      </ul>
      <details>
        <summary>Why this matters and how to fix it</summary>
        <LazyCodeExplanation code={code} />
      </details>
    </div>
  );
}

/**
 * Corrects a finding by an import of one field.
 * @returns the reason why the importer rejects the fix, if it does
 * @throws RequestError
 */
async function publishFix({ page, pointer, fix, message }: SiteFinding, revisionId: string) {
  if (pointer === undefined || fix === undefined || !("value" in fix)) return undefined;
  const { documents } = await fetchDocuments([page]);
  const input = createFixInput(documents[page]?.content ?? {}, { page, pointer, value: fix.value });
  const note = `Site Health: ${message}`.slice(0, MAX_NOTE_CHARACTERS);
  const result = await importText(input, { ifRevision: revisionId, message: note });
  return result.success ? undefined : result.message;
}

const MAX_NOTE_CHARACTERS = 500;
