import { useState } from "react";
import { parentOf } from "#schemas/page-ids.ts";
import type { PageListAnswer } from "#site/admin/api/client.ts";
import { explainAddress, type PageAddress, PlaceField, SlugField, toPageId } from "../create/address-field.tsx";
import { ChangeDialog } from "./change-dialog.tsx";
import type { PageDialogProps } from "./page-changed.tsx";

/** Asks for the new address of a page. The old one leads to it. */
export function MoveDialog({ page, title, list, onDone, onClose }: PageDialogProps & { list: PageListAnswer }) {
  const [address, setAddress] = useState<PageAddress>({
    parent: parentOf(page) ?? "",
    slug: page.slice(page.indexOf("/") + 1),
  });
  const to = toPageId(address);
  // A retired page may give its address to another one.
  const error = to === page ? undefined : explainAddress(address, { ...list, retired: [] });

  return (
    <ChangeDialog
      title={`Move ${title}`}
      action={{ idle: "Move Page", busy: "Moving..." }}
      effect="will lead to the new address"
      change={to === page || error !== undefined ? undefined : { kind: "move", from: page, to }}
      {...{ page, onDone, onClose }}
    >
      <p>Visitors who use the old address /{page} will be led to the new one.</p>
      <PlaceField
        lines={list.lines}
        value={address.parent}
        others={{ "": "A page of its own" }}
        onChange={(parent) => setAddress({ ...address, parent })}
      />
      <SlugField
        address={address}
        error={error}
        hint={to === page ? `The page is at /${page} now.` : `The page will be at /${to}`}
        onChange={setAddress}
      />
    </ChangeDialog>
  );
}
