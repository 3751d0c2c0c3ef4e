import { type FormEvent, type ReactNode, useState } from "react";
import type { JsonObject } from "#schemas/json.ts";
import { type LineOfBusiness, toSlug } from "#schemas/page-ids.ts";
import type { Session } from "#site/admin/api/admin-api.ts";
import { errorMessage, NO_RESPONSE } from "#site/admin/api/error-message.ts";
import type { PageListAnswer } from "#site/admin/api/pages-api.ts";
import { readDraft, startDraft } from "#site/admin/form/document/use-draft.ts";
import { formatAddress } from "#site/admin/navigation/address.ts";
import { openDrafts } from "#site/admin/session/draft-store.ts";
import { personOf } from "#site/admin/session/person-of.ts";
import { FormField } from "#site/admin/ui/form-field.tsx";
import { Modal } from "#site/admin/ui/modal.tsx";
import { LineField, SlugField } from "./address-field.tsx";
import { coverageTemplate } from "./coverage-template.ts";
import { explainAddress, toPageId } from "./page-address.ts";

interface NewPageDialogProps {
  session: Session;
  list: PageListAnswer | undefined;
  /** The page to duplicate, with a function that reads its content. Undefined for a page from the template. */
  original?: { title: string; line: LineOfBusiness; readContent(title: string): Promise<JsonObject> } | undefined;
  onClose(): void;
}

/** Asks for the name and the address of a new page, and opens its form. Nothing is published. */
export function NewPageDialog({ session, list, original, onClose }: NewPageDialogProps): ReactNode {
  const [title, setTitle] = useState(original === undefined ? "" : `${original.title} Copy`);
  const [address, setAddress] = useState({
    line: original?.line ?? ("commercial" as LineOfBusiness),
    slug: toSlug(title),
  });
  const [isAddressTyped, setAddressTyped] = useState(false);
  const [hasTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const titleError = title.trim() === "" ? "Enter the name of the page." : undefined;
  const addressError = list === undefined ? undefined : explainAddress(address, list);

  async function create(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (titleError !== undefined || addressError !== undefined) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const name = title.trim();
      const content = (await original?.readContent(name)) ?? coverageTemplate(name, address.line);
      const page = toPageId(address);
      const drafts = openDrafts(personOf(session));
      if ((await readDraft(drafts, page)) !== undefined) return setFailure(UNFINISHED);
      await startDraft(drafts, page, content, list?.revisionId);
      location.hash = formatAddress({ section: "pages", path: page });
      onClose();
    } catch (error) {
      setFailure(error instanceof DOMException ? DISK_FULL : errorMessage(error, NO_RESPONSE));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Modal title={original === undefined ? "New Page" : `Duplicate ${original.title}`} onClose={onClose}>
      <form className="page-form" onSubmit={create} noValidate>
        <FormField
          label="Name of the page"
          hint="The headline, such as Crop Insurance"
          error={hasTried ? titleError : undefined}
        >
          {(attributes) => (
            <input
              {...attributes}
              type="text"
              autoComplete="off"
              maxLength={120}
              value={title}
              onChange={({ target: { value } }) => {
                setTitle(value);
                if (!isAddressTyped) setAddress({ ...address, slug: toSlug(value) });
              }}
            />
          )}
        </FormField>
        <LineField address={address} onChange={setAddress} />
        <SlugField
          address={address}
          error={hasTried || address.slug !== "" ? addressError : undefined}
          onChange={(next) => {
            setAddressTyped(true);
            setAddress(next);
          }}
        />
        {failure && (
          <p className="field-error" role="alert">
            {failure}
          </p>
        )}
        <p className="field-hint">Visitors see the page after you publish it.</p>
        <div className="actions">
          <button className="button" type="submit" disabled={isBusy || list === undefined}>
            {isBusy ? "Opening..." : "Continue"}
          </button>
          <button className="button secondary" type="button" onClick={onClose}>
            Cancel
          </button>
        </div>
      </form>
    </Modal>
  );
}

const UNFINISHED =
  "You have an unfinished page at this address. Open it from the list of unfinished drafts on Home, or choose another address.";
const DISK_FULL = "This browser has no space left to keep the new page. Free some space, then try again.";
