import { type FormEvent, type ReactNode, useState } from "react";
import type { RequestFilter } from "#schemas/quote-inbox.ts";
import { errorMessage, NO_RESPONSE } from "../api/error-message.ts";
import { exportRequests } from "../api/quotes-api.ts";
import { FormField } from "../ui/form-field.tsx";
import { Modal } from "../ui/modal.tsx";
import { FILTERS } from "./filters.ts";

interface ExportDialogProps {
  /** The filter of the list, which is the default. */
  filter: RequestFilter;
  onClose(): void;
}

/** A dialog that saves requests as a file for spreadsheet programs. */
export function ExportDialog({ filter, onClose }: ExportDialogProps): ReactNode {
  const [state, setState] = useState(filter);
  const [from, setFrom] = useState("");
  const [until, setUntil] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    try {
      const file = await exportRequests({ state, from: startOfDay(from), until: startOfDay(until, 1) });
      saveFile(file, `quote-requests-${new Date().toISOString().slice(0, 10)}.csv`);
      onClose();
    } catch (cause) {
      setError(errorMessage(cause, `${NO_RESPONSE} No file was saved. Try again.`));
      setBusy(false);
    }
  }

  return (
    <Modal title="Export Requests" onClose={onClose}>
      <form className="export-form" onSubmit={submit}>
        <p>The file opens in Excel and similar programs. It has names and contact data, so keep it safe.</p>
        <FormField label="Requests">
          {(attributes) => (
            <select {...attributes} value={state} onChange={({ target }) => setState(target.value as RequestFilter)}>
              {FILTERS.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          )}
        </FormField>
        <div className="export-days">
          <FormField label="From (optional)">
            {(attributes) => (
              <input {...attributes} type="date" value={from} onChange={({ target }) => setFrom(target.value)} />
            )}
          </FormField>
          <FormField label="To (optional)">
            {(attributes) => (
              <input
                {...attributes}
                type="date"
                value={until}
                min={from}
                onChange={({ target }) => setUntil(target.value)}
              />
            )}
          </FormField>
        </div>
        {error !== undefined && (
          <p className="field-error" role="alert">
            {error}
          </p>
        )}
        <div className="actions">
          <button className="button" type="submit" disabled={isBusy}>
            {isBusy ? "Exporting..." : "Download CSV"}
          </button>
          <button className="button secondary" type="button" onClick={onClose}>
            Cancel
          </button>
        </div>
      </form>
    </Modal>
  );
}

/** Returns the beginning of a day of the user's calendar, or of a later one, in UTC. */
function startOfDay(day: string, laterBy = 0): string | undefined {
  if (day === "") return undefined;
  const start = new Date(`${day}T00:00`);
  start.setDate(start.getDate() + laterBy);
  return start.toISOString();
}

function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
