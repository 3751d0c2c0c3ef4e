import { useMutation, useQuery } from "@tanstack/react-query";
import { agencyTimeZone } from "#content/facts/current-site.ts";
import { hoursOn, type LocalDate, weekSchedule } from "#content/facts/office-schedule.ts";
import { localTimeAt } from "#content/facts/time-zone.ts";
import type { Office, Site } from "#schemas/generated/site.ts";
import type { JsonObject } from "#schemas/json.ts";
import { SITE } from "#schemas/page-ids.ts";
import { importText } from "../api/content-api.ts";
import { errorMessage, NO_RESPONSE } from "../api/request.ts";
import { loadDocument } from "../form/document/load-document.ts";
import { UndoPublication } from "../form/document/publish-outcome.tsx";
import { toPatchText } from "../form/document/use-document-form.ts";
import { refreshContent } from "../query/query-client.ts";
import { Button } from "../ui/controls/button.tsx";
import { Problem } from "../ui/controls/problem.tsx";

/** A button that publishes a holiday for today, in every office. Hidden if all are closed already. */
export function CloseToday({ isShown }: { isShown: boolean }) {
  const query = useQuery({ queryKey: ["content", "close-today"], queryFn: () => loadDocument(SITE), enabled: isShown });
  const closing = useMutation({ mutationFn: closeToday, onSuccess: refreshContent });
  const { data: result, error, isPending } = closing;
  const site = query.data?.site as Site | undefined;
  const isOpen = site?.offices?.some((office) => isOpenOn(office, todayAt(site)));

  function showUndone(): void {
    closing.reset();
    refreshContent();
  }

  if (result?.success)
    return (
      <div className="close-today" role="status">
        <p>The site says that you are closed today.</p>
        <UndoPublication result={result} onUndone={showUndone} />
      </div>
    );
  const text = site?.offices?.length === 1 ? "Close the Office Today" : "Close All Offices Today";
  return (
    <div className="close-today">
      {isOpen && (
        <Button
          look="secondary"
          text={isPending ? "Publishing..." : text}
          disabled={isPending}
          onClick={() => closing.mutate()}
        />
      )}
      {(error || result) && <Problem>{result?.message ?? errorMessage(error, `${NO_RESPONSE} Try again.`)}</Problem>}
    </div>
  );
}

const todayAt = (site: Site) => localTimeAt(new Date(), agencyTimeZone(site)).slice(0, 10);

function isOpenOn(office: Office, date: LocalDate): boolean {
  const schedule = weekSchedule(office);
  return schedule !== undefined && hoursOn(schedule, date).length > 0;
}

/** Closes the offices that are open on a day. @internal exported for tests */
export function closeOffices(offices: readonly Office[], date: LocalDate): Office[] {
  return offices.map((office, index) => {
    if (!isOpenOn(office, date)) return office;
    const { holidays = [] } = office.hours;
    const others = holidays.filter((each) => each.date !== date || (each.until ?? date) !== date);
    const id = `closed-${date}-${index}-${others.length}`;
    // Before the others, because the first one of a day counts.
    return { ...office, hours: { ...office.hours, holidays: [{ id, name: "Closed today", date }, ...others] } };
  });
}

/** Publishes that the offices are closed today, on top of the newest version. */
async function closeToday() {
  const version = await loadDocument(SITE);
  const site = version.content as unknown as Site;
  const offices = closeOffices(site.offices, todayAt(site));
  const text = toPatchText(SITE, version, { ...version.content, offices } as unknown as JsonObject);
  const { revisionId } = version;
  return importText(text, { base: revisionId, ifRevision: revisionId, message: "Closed today", source: "Home" });
}
