import { useMutation } from "@tanstack/react-query";
import { showToast } from "#site/islands/toasts/show-toast.ts";
import type { SiteFinding } from "../api/client.ts";
import { fetchDocuments, importText } from "../api/content-api.ts";
import { errorMessage, NO_RESPONSE } from "../api/request.ts";
import { createFixInput } from "../check/fix-input.ts";
import { refreshContent } from "../query/query-client.ts";
import { pageName } from "../ui/page-name.ts";

/** Corrects findings by imports of one field. */
export function useFix(revisionId: string) {
  const { mutate: fix, isPending: isFixing } = useMutation({
    mutationFn: (finding: SiteFinding) => publishFix(finding, revisionId),
    onSuccess(_, { page }) {
      const description = `The text on ${pageName(page)} is corrected.`;
      showToast({ title: "Published", description, isDestructive: false });
      refreshContent();
    },
    onError(error) {
      const description = error instanceof ImportError ? error.message : errorMessage(error, NO_RESPONSE);
      showToast({ title: "Error", description, isDestructive: true });
    },
  });
  return { isFixing, fix };
}

class ImportError extends Error {
  override readonly name = "ImportError";
}

/** @throws RequestError, ImportError */
async function publishFix({ page, pointer, fix, message }: SiteFinding, revisionId: string): Promise<void> {
  if (pointer === undefined || fix === undefined || !("value" in fix)) return;
  const { documents } = await fetchDocuments([page]);
  const input = createFixInput(documents[page]?.content ?? {}, { page, pointer, value: fix.value });
  const note = `Site Health: ${message}`.slice(0, MAX_NOTE_CHARACTERS);
  const result = await importText(input, { ifRevision: revisionId, message: note });
  if (!result.success) throw new ImportError(result.message);
}

const MAX_NOTE_CHARACTERS = 500;
