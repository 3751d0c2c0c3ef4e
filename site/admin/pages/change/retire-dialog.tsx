import { type ReactNode, useState } from "react";
import { lineOfBusinessOf, type PageId } from "#schemas/page-ids.ts";
import { LinkPicker } from "#site/admin/form-controls/link/link-picker.tsx";
import { FormField } from "#site/admin/ui/form-field.tsx";
import { ChangeDialog } from "./change-dialog.tsx";
import type { FinishedChange } from "./page-changed.tsx";
import { usePageChange } from "./use-page-change.ts";

/** A link that was typed far enough to check it. */
const LINK = /^(?:\/|https:\/\/[^/])/i;

interface RetireDialogProps {
  page: PageId;
  title: string;
  onDone(finished: FinishedChange): void;
  onClose(): void;
}

/** Asks where the visitors of a page go after it was retired. */
export function RetireDialog({ page, title, onDone, onClose }: RetireDialogProps): ReactNode {
  const [to, setTo] = useState<string | undefined>(`/${lineOfBusinessOf(page) ?? ""}`);
  const isReady = to !== undefined && LINK.test(to);
  const change = usePageChange(isReady ? { kind: "retire", page, to } : undefined, onDone);

  return (
    <ChangeDialog
      title={`Retire ${title}?`}
      action={{ idle: "Retire Page", busy: "Retiring..." }}
      {...{ page, change, isReady, onClose }}
    >
      <p>The page will no longer be on the site. You can undo this.</p>
      <FormField
        label="Where should its visitors go?"
        hint={`Choose a page, or paste a link. Links, bookmarks and search results for /${page} will lead there.`}
      >
        {(attributes) => <LinkPicker {...attributes} name="to" value={to} onChange={setTo} />}
      </FormField>
    </ChangeDialog>
  );
}
