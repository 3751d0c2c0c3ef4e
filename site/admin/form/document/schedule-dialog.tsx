import { agencyTimeZone } from "#content/facts/current-site.ts";
import { localTimeAt } from "#content/facts/time-zone.ts";
import type { Site } from "#schemas/generated/site.ts";
import { messageMaxCharacters } from "#site/constants.ts";
import { ApiForm, FieldError } from "../../query/api-form.tsx";
import { TextField } from "../../ui/controls/form-field.tsx";
import { Modal } from "../../ui/modal.tsx";
import type { KeptProposal } from "./load-document.ts";
import type { SaveRequest } from "./use-saving.ts";

interface ScheduleDialogProps {
  note: string;
  proposal: KeptProposal | undefined;
  site: Partial<Site>;
  /** Approvals that are needed before it can be scheduled, or "". */
  missing: string;
  onSend(request: Pick<SaveRequest, "note" | "at" | "until">): Promise<unknown>;
  onClose(): void;
}

const HOUR_MS = 3_600_000;

/** Asks when changes are published, and when they are taken back. */
export function ScheduleDialog({ note, proposal, site, missing, onSend, onClose }: ScheduleDialogProps) {
  const timeZone = site.offices === undefined ? "UTC" : agencyTimeZone(site as Site);
  const local = (time: string | number) => localTimeAt(new Date(time), timeZone);
  const nextHour = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS;

  async function send(fields: FormData): Promise<void> {
    const [message = "", at, until] = ["note", "at", "until"].map((name) => String(fields.get(name)) || undefined);
    if (at === undefined && until === undefined) throw new FieldError({ at: "Choose a start, an end, or both." });
    await onSend({ note: message, at, until });
  }

  return (
    <Modal title="Schedule These Changes" onClose={onClose}>
      {missing && <p>{missing} The changes are scheduled once they are approved.</p>}
      <ApiForm
        action={missing ? ["Send for Approval", "Sending..."] : ["Schedule", "Scheduling..."]}
        send={send}
        onCancel={onClose}
      >
        {(problems) => (
          <>
            <TextField
              name="at"
              type="datetime-local"
              label="Start"
              hint="Times are in the office’s time zone. Without a start, the changes are published right away."
              defaultValue={local(proposal?.startsAt ?? nextHour)}
              error={problems.at}
            />
            <TextField
              name="until"
              type="datetime-local"
              label="End (optional)"
              hint="At this time, the site goes back to what it showed before."
              defaultValue={proposal?.endsAt ? local(proposal.endsAt) : ""}
              error={problems.until}
            />
            <TextField
              name="note"
              label="Note (optional)"
              hint="Say what you changed and why. Shown in History."
              maxLength={messageMaxCharacters}
              defaultValue={note}
              error={problems.note}
            />
          </>
        )}
      </ApiForm>
    </Modal>
  );
}
