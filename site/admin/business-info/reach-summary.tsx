import { type ReactNode, useEffect, useState } from "react";
import { describeReach, type FactReach } from "#content/facts/fact-reach.ts";
import { SITE } from "#schemas/page-ids.ts";
import type { Check } from "../check/use-check.ts";
import { formatAddress } from "../navigation/address.ts";
import { pageName } from "../ui/page-name.ts";

/** The places that show the changed facts, and the pages that write a former value out. */
export function ReachSummary({ check }: { check: Check }): ReactNode {
  const { result } = check;
  const [reach, setReach] = useState<readonly FactReach[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a check with another result has another reach
  useEffect(() => {
    let isOutdated = false;
    void check.reach().then(
      (found) => !isOutdated && setReach(found),
      () => setReach([]),
    );
    return () => {
      isOutdated = true;
    };
  }, [result]);

  const written = (result?.diagnostics ?? []).flatMap(({ code, page = SITE, pointer = "" }) =>
    page !== SITE && WRITTEN_OUT.has(code) ? [{ page, field: pointer.replace(/^\/content/, "") }] : [],
  );
  return (
    <div className="reach" role="status">
      {reach.map((fact) => (
        <p key={fact.key}>{describeReach(fact)}</p>
      ))}
      {written.length > 0 && (
        <p>
          These pages write the fact out and will not follow:{" "}
          {written.map(({ page, field }, index) => (
            <span key={`${page} ${field}`}>
              {index > 0 && ", "}
              <a href={formatAddress({ section: "pages", path: page, parameters: { field } })}>{pageName(page)}</a>
            </span>
          ))}
          .
        </p>
      )}
    </div>
  );
}

/** Findings about texts that do not quote a fact. */
const WRITTEN_OUT: ReadonlySet<string> = new Set(["fact/written-out", "fact/outdated"]);
