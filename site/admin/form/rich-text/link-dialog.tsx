import { type FormEvent, useState } from "react";
import pageSchema from "#schemas/page.schema.json" with { type: "json" };
import { formats } from "#schemas/values/value-formats.ts";
import { LinkPicker } from "#site/admin/form-controls/link-picker.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { FormField } from "../../ui/controls/form-field.tsx";
import { DialogActions, Modal } from "../../ui/modal.tsx";

interface LinkDialogProps {
  /** The present address, or "" for a new link. */
  href: string;
  /** Called with the address, or with undefined to remove the link. */
  onSave(href: string | undefined): void;
  onClose(): void;
}

const LINK_PATTERN = new RegExp(pageSchema.$defs.url.pattern);

export function LinkDialog({ href, onSave, onClose }: LinkDialogProps) {
  const [address, setAddress] = useState(href);
  const [error, setError] = useState<string>();

  function save(event: FormEvent): void {
    event.preventDefault();
    // React also calls the handlers of the form that contains this one.
    event.stopPropagation();
    const trimmed = address.trim();
    // A reference to a fact may stand for an address.
    if (LINK_PATTERN.test(trimmed) && formats.link(trimmed)) onSave(trimmed);
    else setError("Enter a page such as /contact, or an address that starts with https://, mailto: or tel:.");
  }

  return (
    <Modal className="link-dialog" title={href === "" ? "Add a Link" : "Change the Link"} onClose={onClose}>
      <form onSubmit={save} noValidate>
        <FormField label="Address" hint="A page of this site, such as /contact, or a web address." error={error}>
          {(attributes) => (
            <LinkPicker {...attributes} name="address" value={address} onChange={(link) => setAddress(link ?? "")} />
          )}
        </FormField>
        <DialogActions action="Save Link" onCancel={onClose}>
          {href !== "" && <Button look="secondary" text="Remove Link" onClick={() => onSave(undefined)} />}
        </DialogActions>
      </form>
    </Modal>
  );
}
