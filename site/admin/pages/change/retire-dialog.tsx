import { useState } from "react";
import { type PageId, parentOf } from "#schemas/page-ids.ts";
import type { ChangeOfPage } from "#site/admin/api/content-api.ts";
import { LinkPicker } from "#site/admin/form-controls/link-picker.tsx";
import { FormField } from "#site/admin/ui/controls/form-field.tsx";
import { RadioField } from "#site/admin/ui/controls/radio-field.tsx";
import { ChangeDialog } from "./change-dialog.tsx";
import type { PageDialogProps } from "./page-changed.tsx";

/** A link that was typed far enough to check it. */
const LINK = /^(?:\/|https:\/\/[^/])/i;

const REPLACEMENTS = [
  { value: "page", title: "Another page", hint: "Visitors and links are led there." },
  { value: "none", title: "Nothing", hint: "Visitors read that the page is gone, and links to it are removed." },
] as const;

type Replacement = (typeof REPLACEMENTS)[number]["value"];

interface RetireDialogProps extends PageDialogProps {
  /** The line of business whose overview the page is, and which goes with it. */
  line: string | undefined;
}

/** Asks what replaces a page that is retired. */
export function RetireDialog({ page, title, line, onDone, onClose }: RetireDialogProps) {
  const [replacement, setReplacement] = useState<Replacement>("page");
  const [to, setTo] = useState<string | undefined>(`/${parentOf(page) ?? ""}`);

  return (
    <ChangeDialog
      title={`Retire ${title}?`}
      action={{ idle: "Retire Page", busy: "Retiring..." }}
      effect={replacement === "page" ? "will lead to the new address" : "will become plain text or be removed"}
      change={toRequest(page, replacement, to)}
      {...{ page, onDone, onClose }}
    >
      <p>
        The page will no longer be on the site
        {line === undefined ? "" : `, and the quote form will no longer offer ${line}`}. You can undo this.
      </p>
      <RadioField
        label="What replaces it?"
        name="replacement"
        options={REPLACEMENTS}
        value={replacement}
        onChange={setReplacement}
      />
      {replacement === "page" && (
        <FormField
          label="Where should its visitors go?"
          hint={`Choose a page, or paste a link. Links, bookmarks and search results for /${page} will lead there.`}
        >
          {(attributes) => <LinkPicker {...attributes} name="to" value={to} onChange={setTo} />}
        </FormField>
      )}
    </ChangeDialog>
  );
}

/** Returns undefined while the link is not complete. */
function toRequest(page: PageId, replacement: Replacement, to: string | undefined): ChangeOfPage | undefined {
  if (replacement === "none") return { kind: "retire", page, unlink: true };
  return to !== undefined && LINK.test(to) ? { kind: "retire", page, to } : undefined;
}
