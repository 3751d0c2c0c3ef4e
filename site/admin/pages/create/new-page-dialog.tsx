import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import type { JsonObject } from "#schemas/json.ts";
import { type LineOfBusiness, type PageId, toSlug } from "#schemas/page-ids.ts";
import type { PageListAnswer, UserSession } from "#site/admin/api/client.ts";
import { errorMessage, NO_RESPONSE } from "#site/admin/api/request.ts";
import { readDraft, startDraft } from "#site/admin/form/document/use-draft.ts";
import { formatAddress } from "#site/admin/navigation/address.ts";
import { personOf } from "#site/admin/session/access.ts";
import { openDrafts } from "#site/admin/session/draft-store.ts";
import { DialogActions, Modal } from "#site/admin/ui/modal.tsx";
import { TextField } from "../../ui/controls/text-field.tsx";
import { LineField, SlugField } from "./address-field.tsx";
import { coverageTemplate } from "./coverage-template.ts";
import { type CoverageAddress, explainAddress, toPageId } from "./page-address.ts";

interface NewPageDialogProps {
  session: UserSession;
  list: PageListAnswer | undefined;
  /** The page to duplicate, with a function that reads its content. Undefined for a page from the template. */
  original?: { title: string; line: LineOfBusiness; readContent(title: string): Promise<JsonObject> } | undefined;
  onClose(): void;
}

/** Asks for the name and the address of a new page, and opens its form. Nothing is published. */
export function NewPageDialog({ session, list, original, onClose }: NewPageDialogProps): ReactNode {
  const [title, setTitle] = useState(original === undefined ? "" : `${original.title} Copy`);
  const [typedAddress, setTypedAddress] = useState<CoverageAddress>();
  const [line, setLine] = useState<LineOfBusiness>(original?.line ?? "commercial");
  const [hasTried, setTried] = useState(false);
  const address = { line, slug: typedAddress?.slug ?? toSlug(title) };
  const titleError = title.trim() === "" ? "Enter the name of the page." : undefined;
  const addressError = list === undefined ? undefined : explainAddress(address, list);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => startPage({ session, title: title.trim(), address, original, revisionId: list?.revisionId }),
    onSuccess(page) {
      // The user may have typed another address since.
      location.hash = formatAddress({ section: "pages", path: page });
      onClose();
    },
  });

  function create(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (titleError === undefined && addressError === undefined) mutate();
  }

  return (
    <Modal title={original === undefined ? "New Page" : `Duplicate ${original.title}`} onClose={onClose}>
      <form className="page-form" onSubmit={create} noValidate>
        <TitleField title={title} error={hasTried ? titleError : undefined} onChange={setTitle} />
        <LineField address={address} onChange={(next) => setLine(next.line)} />
        <SlugField
          address={address}
          error={hasTried || address.slug !== "" ? addressError : undefined}
          onChange={setTypedAddress}
        />
        <p className="field-hint">Visitors see the page after you publish it.</p>
        <DialogActions
          action={isPending ? "Opening..." : "Continue"}
          isDisabled={isPending || list === undefined}
          problem={error && describeFailure(error)}
          onCancel={onClose}
        />
      </form>
    </Modal>
  );
}

interface TitleFieldProps {
  title: string;
  error: string | undefined;
  onChange(title: string): void;
}

function TitleField({ title, error, onChange }: TitleFieldProps): ReactNode {
  return (
    <TextField
      label="Name of the page"
      hint="The headline, such as Crop Insurance"
      error={error}
      type="text"
      autoComplete="off"
      maxLength={120}
      value={title}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

interface NewPage extends Pick<NewPageDialogProps, "session" | "original"> {
  title: string;
  address: CoverageAddress;
  revisionId: string | undefined;
}

/** Keeps the first content of a page as a draft in this browser. Returns the ID of the page. */
async function startPage({ session, title, address, original, revisionId }: NewPage): Promise<PageId> {
  const content = (await original?.readContent(title)) ?? coverageTemplate(title, address.line);
  const page = toPageId(address);
  const drafts = openDrafts(personOf(session));
  if ((await readDraft(drafts, page)) !== undefined) throw new UnfinishedPageError();
  await startDraft(drafts, page, content, revisionId);
  return page;
}

class UnfinishedPageError extends Error {
  override readonly name = "UnfinishedPageError";
}

function describeFailure(error: Error): string {
  if (error instanceof UnfinishedPageError) return UNFINISHED;
  return error instanceof DOMException ? DISK_FULL : errorMessage(error, NO_RESPONSE);
}

const UNFINISHED =
  "You have an unfinished page at this address. Open it from the list of unfinished drafts on Home, or choose another address.";
const DISK_FULL = "This browser has no space left to keep the new page. Free some space, then try again.";
