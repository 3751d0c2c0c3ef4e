import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { formatCount } from "#content/documents/format-number.ts";
import { describeReach, type FactReach } from "#content/facts/fact-reach.ts";
import { resolveTheme } from "#content/theme/resolve-theme.ts";
import type { Diagnostic } from "#schemas/diagnostics.ts";
import type { State } from "#schemas/generated/site.ts";
import type { Theme } from "#schemas/generated/theme.ts";
import { SITE, THEME } from "#schemas/page-ids.ts";
import { US_STATES } from "#schemas/us-states.ts";
import type { DocumentPatches } from "../check/check-protocol.ts";
import { loadDocument } from "../form/document/load-document.ts";
import { DocumentEditor } from "../form/document-editor.tsx";
import type { SummaryProps } from "../form/form-screen.tsx";
import type { FormSection } from "../form/section-list.tsx";
import type { ControlOverrides } from "../form/state/editor-context.ts";
import { formatAddress, type SectionProps } from "../navigation/address.ts";
import { queryClient } from "../query/query-client.ts";
import { Checkbox } from "../ui/controls/checkbox.tsx";
import type { ControlProps } from "../ui/controls/control.ts";
import { Options } from "../ui/controls/form-field.tsx";
import { pageName } from "../ui/page-name.ts";
import { HoursControl } from "./hours-control.tsx";
import { NoticeControl } from "./notice-control.tsx";

const SECTIONS: readonly FormSection[] = [
  { label: "Phone and email", keys: ["phone", "email"] },
  { label: "Offices and hours", keys: ["offices", "timeZone"] },
  { label: "Notice on every page", keys: ["notice"] },
  {
    label: "Name",
    keys: ["name", "shortName", "tagline", "description", "foundedYear", "url", "priceRange", "region", "sample"],
  },
  { label: "Licenses", keys: ["licensedStates", "licenses"] },
  { label: "Social links", keys: ["social"] },
  { label: "Lines of business", keys: ["lines"] },
  { label: "Claims", keys: ["claims"] },
  { label: "Menu and footer", keys: ["navigation", "footer"] },
  { label: "Carriers", keys: ["carriers"] },
  { label: "Medicare", keys: ["medicare"] },
  { label: "Approval rules", keys: ["approvals"] },
];

const CONTROLS: ControlOverrides = {
  "/offices/*/hours": HoursControl,
  "/licensedStates": StatesControl,
  "/lines/*/color": TintControl,
  "/notice": NoticeControl,
};

export function BusinessInfoSection(props: SectionProps) {
  return (
    <section className="business-info" aria-labelledby="business-info-title">
      <header className="section-bar">
        <h2 id="business-info-title">Business Info</h2>
        <p>One change here updates every page, search results and emails.</p>
      </header>
      <DocumentEditor {...props} document={SITE} formSections={SECTIONS} controls={CONTROLS} Summary={ReachSummary} />
    </section>
  );
}

const STATES = Object.entries(US_STATES) as [State, string][];

/** The states in which the agency has licenses, as a list to check, with a search. */
function StatesControl({ id, name: _, value = [], onChange, ...attributes }: ControlProps<State[]>) {
  const [search, setSearch] = useState("");
  const wanted = search.trim().toLowerCase();
  const found = STATES.filter(([code, name]) => name.toLowerCase().includes(wanted) || code.toLowerCase() === wanted);

  function toggle(state: State, isLicensed: boolean): void {
    onChange(isLicensed ? [...value, state] : value.filter((other) => other !== state));
  }

  return (
    <div className="states-control">
      <input
        {...attributes}
        id={id}
        type="search"
        placeholder="Search states"
        autoComplete="off"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <p className="field-hint" role="status">
        {formatCount(value.length, "license")}
        {wanted !== "" && `, ${formatCount(found.length, "state")} found`}
      </p>
      <ul className="state-list">
        {found.map(([code, name]) => (
          <li key={code}>
            <Checkbox isChecked={value.includes(code)} onChange={(isLicensed) => toggle(code, isLicensed)}>
              {name}
            </Checkbox>
          </li>
        ))}
      </ul>
    </div>
  );
}

const themeQuery = queryOptions({
  queryKey: ["content", THEME],
  queryFn: async () => (await loadDocument(THEME)).content as Theme,
});

/** The color of a line of business: one of the theme's tints. A name that the theme lacks stays until another is chosen. */
function TintControl({ name, value = "", onChange, ...attributes }: ControlProps<string>) {
  const { data } = useQuery(themeQuery, queryClient);
  const tints = data ? resolveTheme(data).tints.map(({ id }) => id) : [];
  return (
    <select {...attributes} name={name} value={value} onChange={({ target }) => onChange(target.value || undefined)}>
      <option value="">Automatic</option>
      <Options of={[...new Set([...tints, value])].filter(Boolean).map((id) => [id, titleOf(id)])} />
    </select>
  );
}

const titleOf = (id: string) => id.charAt(0).toUpperCase() + id.slice(1).replaceAll("-", " ");

/** The places that show the changed facts, and the pages that write a former value out, with an offer to update them. */
function ReachSummary({ check, onOthers }: SummaryProps) {
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

function PageLinks({ places }: { places: ReturnType<typeof placesOf> }) {
  return places.map(({ page, field }, index) => (
    <span key={page}>
      {index > 0 && ", "}
      <a href={formatAddress({ section: "pages", path: page, parameters: { field } })}>{pageName(page)}</a>
    </span>
  ));
}
