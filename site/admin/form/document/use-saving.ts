import { useMutation } from "@tanstack/react-query";
import { createPatch } from "#content/documents/merge-patch.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import type { SavedChange } from "#site/admin/api/client.ts";
import type { DocumentPatches } from "#site/admin/check/check-protocol.ts";
import { approveChange, refreshProposals, saveChange } from "#site/admin/proposals/proposal-queries.ts";
import { toKeptProposal } from "./load-document.ts";
import { type DocumentForm, detachProposal, toPatchText } from "./use-document-form.ts";

/** Way to save: for later, or for approval, with the times of a schedule. */
export interface SaveRequest extends Pick<SavedChange, "note" | "asksApproval" | "at" | "until"> {
  /** True to schedule right away, which needs no other approval. */
  isApproved?: boolean;
}

const isAhead = (time: string | null | undefined) => (time && Date.parse(time) > Date.now() ? time : undefined);

/** Saves the changes of a form for the office. What is saved again replaces the former version. */
export function useSaving(document: DocumentId, form: DocumentForm, others?: DocumentPatches) {
  return useMutation({
    async mutationFn({ isApproved = false, ...request }: SaveRequest) {
      const { base } = form;
      const { proposal } = base;
      const content = form.content();
      const text = toPatchText(document, base, content, others?.patches);
      const times = { at: isAhead(proposal?.startsAt), until: isAhead(proposal?.endsAt) };
      const saved = await saveChange({ text, base: base.revisionId, ...times, ...request }, proposal).catch((error) => {
        detachProposal(error, form);
        throw error;
      });
      const kept = toKeptProposal(saved, document, content);
      const patches = kept.others.map(({ page, before, after }) => [page, createPatch(before ?? {}, after ?? {})]);
      // Text that was typed since stays.
      form.replace(
        { ...base, placement: undefined, others: Object.fromEntries(patches), proposal: kept },
        form.content(),
      );
      return isApproved ? approveChange(saved.id, { version: saved.version }) : saved;
    },
    onSettled: refreshProposals,
  });
}
