import { useMutation } from "@tanstack/react-query";
import { formatCount } from "#content/documents/format-number.ts";
import type { ImportResult } from "#content/importer/plan/result.ts";
import { type DocumentId, isSettings } from "#schemas/page-ids.ts";
import { rollBack } from "#site/admin/api/content-api.ts";
import { errorMessage, NO_RESPONSE, RequestError } from "#site/admin/api/request.ts";
import { lazyPart } from "#site/admin/ui/lazy-part.tsx";
import { pageAddress, pageName } from "#site/admin/ui/page-name.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Problem } from "../../ui/controls/problem.tsx";
import { focusInPlace } from "../../ui/focus.ts";

const PublishingWarnings = lazyPart(
  async () => (await import("#site/admin/changes/publishing-warnings.tsx")).PublishingWarnings,
);

type PublishedProps = { document: DocumentId; result: ImportResult; onUndone(): void };

const SINCE_CHANGED =
  "A colleague has changed the same text since. Undo yours in History, where you choose what to keep.";

/** The line after publishing, which takes the focus. */
export function Published({ document, result, onUndone }: PublishedProps) {
  const address = pageAddress(document);
  const otherCount = result.imported.filter(({ page }) => page !== document && !isSettings(page)).length;

  return (
    <div className="published">
      <p className="published-line" tabIndex={-1} ref={focusInPlace}>
        <strong>Published.</strong> {pageName(document)}{" "}
        {otherCount === 0 ? "is live." : `and ${formatCount(otherCount, "page")} are live.`}
      </p>
      {address !== undefined && (
        <a href={address} target="_blank" rel="noreferrer">
          View Page<span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      )}
      <UndoPublication result={result} onUndone={onUndone} />
      <PublishingWarnings diagnostics={result.diagnostics} />
    </div>
  );
}

/** The button that takes back a publication or an import, and the reason if that is not possible. */
export function UndoPublication({ result, onUndone }: Omit<PublishedProps, "document">) {
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: () => rollBack({ undo: result.revisionId ?? "", message: `Undo version ${result.revision}` }),
    onSuccess: onUndone,
  });
  // The form is reading the newest version after that.
  const isBusy = isPending || isSuccess;
  const isContested = error instanceof RequestError && error.code === "content-conflict";
  return (
    <>
      <Button look="quiet" text={isBusy ? "Undoing..." : "Undo"} disabled={isBusy} onClick={() => mutate()} />
      {error && (
        <Problem>
          {isContested ? SINCE_CHANGED : errorMessage(error, NO_RESPONSE)} <a href="#history">Open History</a>
        </Problem>
      )}
    </>
  );
}

interface FailedProps {
  message: string;
  /** True if the server may have published although its response is missing. */
  isUnsure: boolean;
}

/** The reason why publishing failed, and the next step. */
export function Failed({ message, isUnsure }: FailedProps) {
  return (
    <Problem>
      {message} Your changes are still here.{" "}
      {isUnsure ? (
        <>
          They may have been published. Check <a href="#history">History</a>, then try again.
        </>
      ) : (
        "Try again."
      )}
    </Problem>
  );
}
