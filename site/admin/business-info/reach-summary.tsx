import { type ReactNode, useEffect, useState } from "react";
import { formatCount } from "#content/documents/format-number.ts";
import { describeReach, type FactReach } from "#content/facts/fact-reach.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import { SITE } from "#schemas/page-ids.ts";
import type { DocumentPatches } from "../check/check-protocol.ts";
import type { SummaryProps } from "../form/form-screen.tsx";
import { formatAddress } from "../navigation/address.ts";
import { Checkbox } from "../ui/controls/checkbox.tsx";
import { pageName } from "../ui/page-name.ts";

/** The places that show the changed facts, and the pages that write a former value out, with an offer to update them. */
export function ReachSummary({ check, onOthers }: SummaryProps): ReactNode {
  const { result, reach: readReach, outdatedPages: readOutdatedPages } = check;
  const [reach, setReach] = useState<readonly FactReach[]>([]);
  const [outdated, setOutdated] = useState<DocumentPatches>();
  const [isIncluded, setIncluded] = useState(true);

  useEffect(() => {
    // Each result has another reach.
    if (result === undefined) return;
    let isOld = false;
    void Promise.all([readReach(), readOutdatedPages()]).then(
      ([found, pages]) => {
        if (isOld) return;
        setReach(found);
        setOutdated(pages);
      },
      () => setReach([]),
    );
    return () => {
      isOld = true;
    };
  }, [result, readReach, readOutdatedPages]);

  const found = (result?.diagnostics ?? []).filter(({ code, page }) => code === "fact/outdated" && page !== SITE);
  const updatable = placesOf(found.filter(({ page = SITE }) => Object.hasOwn(outdated?.patches ?? {}, page)));
  const others = placesOf(found.filter(({ fix }) => fix === undefined));
  const updates = isIncluded && updatable.length > 0 ? outdated : undefined;

  useEffect(() => {
    onOthers(updates);
    return () => onOthers(undefined);
  }, [onOthers, updates]);

  return (
    <div className="reach" role="status">
      {reach.map((fact) => (
        <p key={fact.key}>{describeReach(fact)}</p>
      ))}
      {updatable.length > 0 && (
        <>
          <p>
            {formatCount(updatable.length, "page")} {updatable.length === 1 ? "writes" : "write"} the former value out:{" "}
            <PageLinks places={updatable} />.
          </p>
          <Checkbox isChecked={isIncluded} onChange={setIncluded}>
            Update {updatable.length === 1 ? "this page" : "these pages"} too
          </Checkbox>
        </>
      )}
      {others.length > 0 && (
        <p>
          The former value may also be on: <PageLinks places={others} />. Check these pages after you publish.
        </p>
      )}
    </div>
  );
}

/** Returns the pages of findings, each with the field of its first finding. */
function placesOf(findings: readonly Diagnostic[]) {
  const places = findings.map(({ page = SITE, pointer = "" }) => ({ page, field: pointer.replace(/^\/content/, "") }));
  return [...new Map(places.toReversed().map((place) => [place.page, place])).values()].reverse();
}

function PageLinks({ places }: { places: ReturnType<typeof placesOf> }): ReactNode {
  return places.map(({ page, field }, index) => (
    <span key={page}>
      {index > 0 && ", "}
      <a href={formatAddress({ section: "pages", path: page, parameters: { field } })}>{pageName(page)}</a>
    </span>
  ));
}
