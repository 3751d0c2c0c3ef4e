import { type ReactNode, useState } from "react";
import { showToast } from "#site/islands/toasts/show-toast.ts";
import { answer, api, type ProposalDetail } from "../api/client.ts";
import { ApiForm, showFailure } from "../query/api-form.tsx";
import { Button } from "../ui/controls/button.tsx";
import { TextField } from "../ui/controls/text-field.tsx";
import { focusNew } from "../ui/focus-new.ts";
import { formatDateTime } from "../ui/format-time.ts";
import { refreshProposals } from "./proposal-queries.ts";

/** The links that show the site with a change to people without an account. */
export function PreviewLinks({ proposal: { id, links } }: { proposal: ProposalDetail }): ReactNode {
  const [address, setAddress] = useState<string>();

  async function create(fields: FormData, form: HTMLFormElement): Promise<void> {
    const invited = String(fields.get("invited")).trim() || undefined;
    const json = { invited, days: Number(fields.get("days")), isPinned: fields.has("isPinned") };
    const { path } = await answer(api.proposals[":id"].links.$post({ param: { id }, json }));
    form.reset();
    setAddress(new URL(path, location.origin).href);
    refreshProposals();
  }

  async function revoke(link: string): Promise<void> {
    await api.proposals[":id"].links[":link"].$delete({ param: { id, link } }).catch(showFailure);
    refreshProposals();
  }

  return (
    <section aria-labelledby="links-title">
      <h3 id="links-title">Preview Links</h3>
      <p className="field-hint">Anyone with the link sees the site with this change, and can comment.</p>
      {address !== undefined && (
        <div className="outcome" tabIndex={-1} ref={focusNew}>
          <TextField
            label="Address of the new link"
            hint="Copy it now. It is not shown again."
            readOnly
            value={address}
          />
          <div className="actions">
            <Button text="Copy" onClick={() => void navigator.clipboard.writeText(address).then(showCopied)} />
          </div>
        </div>
      )}
      {links.length > 0 && (
        <ul className="lines access-list">
          {links.map(({ id: link, name, by, isPinned, expiresAt }) => (
            <li key={link}>
              <p>
                <strong>{name === "" ? "For everyone who has it" : `For ${name}, to approve`}</strong>{" "}
                <span className="field-hint">
                  Made by {by}, works until {formatDateTime(expiresAt)}
                  {isPinned && ". Shows the version of that time"}
                </span>
              </p>
              <Button
                look="quiet"
                text="Revoke"
                about={` the link for ${name || "everyone"}`}
                onClick={() => revoke(link)}
              />
            </li>
          ))}
        </ul>
      )}
      <ApiForm action={["Create Link", "Creating..."]} isSecondary send={create}>
        {(problems) => (
          <>
            <TextField
              name="invited"
              label="Ask for approval by (optional)"
              hint="The name of the person who gets the link, such as a client or a carrier."
              maxLength={60}
              error={problems.invited}
            />
            <TextField
              name="days"
              label="Days"
              type="number"
              min={1}
              max={90}
              defaultValue={14}
              error={problems.days}
            />
            <label className="checkbox">
              <input type="checkbox" name="isPinned" />
              Keep showing this version
            </label>
          </>
        )}
      </ApiForm>
    </section>
  );
}

const showCopied = () =>
  showToast({ title: "Copied", description: "Send the link to the person.", isDestructive: false });
