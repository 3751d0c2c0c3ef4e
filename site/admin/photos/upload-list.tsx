import { formatCount } from "#content/documents/format-number.ts";
import { Button } from "../ui/controls/button.tsx";
import { Problem } from "../ui/controls/problem.tsx";
import type { Upload, Uploads } from "./use-uploads.ts";

/** The photos that are on their way, and those that were not added. */
export function UploadList({ uploads, retry, dismiss }: Uploads) {
  const shown = uploads.filter(({ state, added }) => state !== "added" || !added?.isNew || added.isAnimated);
  return (
    <>
      <p className="visually-hidden" role="status">
        {describeProgress(uploads)}
      </p>
      {shown.length > 0 && (
        <ul className="lines uploads" aria-label="Photos being added">
          {shown.map((upload) => (
            <li key={upload.id}>
              <UploadRow upload={upload} onRetry={() => retry(upload.id)} onDismiss={() => dismiss(upload.id)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function UploadRow({ upload, onRetry, onDismiss }: { upload: Upload; onRetry(): void; onDismiss(): void }) {
  const { file, state, progress, problem, isUnusable, added } = upload;
  const dismiss = <Button look="quiet" text="Dismiss" about={`: ${file.name}`} onClick={onDismiss} />;
  if (state === "failed") {
    return (
      <>
        <Problem>{problem}</Problem>
        <div className="actions">
          {!isUnusable && <Button look="quiet" text="Try Again" about={`: ${file.name}`} onClick={onRetry} />}
          {dismiss}
        </div>
      </>
    );
  }
  if (state === "added") {
    return (
      <>
        <p>
          {added?.isAnimated && `${file.name} is a moving picture. Photos on this site are still. `}
          {added?.isNew ? "Its first picture was added" : `${file.name} is here already`}, as{" "}
          <strong>{added?.photo.name}</strong>.
        </p>
        {dismiss}
      </>
    );
  }
  const phase = progress < 1 ? `Sending, ${Math.round(progress * 100)}%` : "Preparing...";
  return (
    <>
      <p>
        {file.name} <span className="status">{state === "waiting" ? "Waiting" : phase}</span>
      </p>
      <progress aria-label={`Adding ${file.name}`} max={1} {...(progress < 1 && { value: progress })} />
    </>
  );
}

/** Returns the progress of all uploads for screen readers, such as "2 of 3 photos added. 1 failed." */
function describeProgress(uploads: readonly Upload[]): string {
  if (uploads.length === 0) return "";
  const count = (state: Upload["state"]) => uploads.filter((upload) => upload.state === state).length;
  const failed = count("failed");
  return `${count("added")} of ${formatCount(uploads.length, "photo")} added.${failed > 0 ? ` ${failed} failed.` : ""}`;
}
