import { type ReactNode, useState } from "react";
import { lineOfBusinessOf, type PageId } from "#schemas/page-ids.ts";
import type { PageListAnswer } from "#site/admin/api/client.ts";
import { LineField, SlugField } from "../create/address-field.tsx";
import { type CoverageAddress, explainAddress, toPageId } from "../create/page-address.ts";
import { ChangeDialog } from "./change-dialog.tsx";
import type { FinishedChange } from "./page-changed.tsx";
import { usePageChange } from "./use-page-change.ts";

interface MoveDialogProps {
  page: PageId;
  title: string;
  list: PageListAnswer;
  onDone(finished: FinishedChange): void;
  onClose(): void;
}

/** Asks for the new address of a coverage page. The old one leads to it. */
export function MoveDialog({ page, title, list, onDone, onClose }: MoveDialogProps): ReactNode {
  const [address, setAddress] = useState<CoverageAddress>({
    line: lineOfBusinessOf(page) ?? "commercial",
    slug: page.slice(page.indexOf("/") + 1),
  });
  const to = toPageId(address);
  const error = to === page ? undefined : explainAddress(address, list, { mayReplaceRetired: true });
  const isReady = to !== page && error === undefined;
  const change = usePageChange(isReady ? { kind: "move", from: page, to } : undefined, onDone);

  return (
    <ChangeDialog
      title={`Move ${title}`}
      action={{ idle: "Move Page", busy: "Moving..." }}
      effect="will lead to the new address"
      {...{ page, change, isReady, onClose }}
    >
      <p>Visitors who use the old address /{page} will be led to the new one.</p>
      <LineField address={address} onChange={setAddress} />
      <SlugField
        address={address}
        error={error}
        hint={to === page ? `The page is at /${page} now.` : `The page will be at /${to}`}
        onChange={setAddress}
      />
    </ChangeDialog>
  );
}
