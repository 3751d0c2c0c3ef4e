import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import type { RequestFilter } from "#schemas/quotes/quote-inbox.ts";
import { api } from "../api/client.ts";
import { errorMessage, NO_RESPONSE } from "../api/request.ts";
import { FormField } from "../ui/controls/form-field.tsx";
import { TextField } from "../ui/controls/text-field.tsx";
import { DialogActions, Modal } from "../ui/modal.tsx";
import { FILTERS } from "./filters.ts";

interface ExportDialogProps {
  /** The filter of the list, which is the default. */
  filter: RequestFilter;
  onClose(): void;
}

/** A dialog that saves requests as a file for spreadsheet programs. */
export function ExportDialog({ filter, onClose }: ExportDialogProps): ReactNode {
  const [from, setFrom] = useState("");
  const { mutate, isPending, error } = useMutation({ mutationFn: saveRequests, onSuccess: onClose });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    mutate(new FormData(event.currentTarget));
  }

  return (
    <Modal title="Export Requests" onClose={onClose}>
      <form className="export-form" onSubmit={submit}>
        <p>The file opens in Excel and similar programs. It has names and contact data, so keep it safe.</p>
        <FormField label="Requests">
          {(attributes) => (
            <select {...attributes} name="state" defaultValue={filter}>
              {FILTERS.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </select>
          )}
        </FormField>
        <div className="export-days">
          <TextField
            label="From (optional)"
            name="from"
            type="date"
            value={from}
            onChange={({ target }) => setFrom(target.value)}
          />
          <TextField label="To (optional)" name="until" type="date" min={from} />
        </div>
        <DialogActions
          action={isPending ? "Exporting..." : "Download CSV"}
          isDisabled={isPending}
          problem={error && errorMessage(error, `${NO_RESPONSE} No file was saved. Try again.`)}
          onCancel={onClose}
        />
      </form>
    </Modal>
  );
}

/** Saves the requests of a form as a file. The audit log records it. */
async function saveRequests(form: FormData): Promise<void> {
  const read = (name: string) => String(form.get(name) ?? "");
  const query = {
    state: read("state") as RequestFilter,
    from: startOfDay(read("from")),
    until: startOfDay(read("until"), 1),
  };
  const response = await api.quotes["export.csv"].$get({ query });
  saveFile(await response.blob(), `quote-requests-${new Date().toISOString().slice(0, 10)}.csv`);
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
