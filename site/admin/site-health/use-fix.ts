import { useState } from "react";
import { showToast } from "#site/islands/toasts/show-toast.ts";
import { importText, readDocuments } from "../api/admin-api.ts";
import { errorMessage, NO_RESPONSE } from "../api/error-message.ts";
import type { SiteFinding } from "../api/site-health-api.ts";
import { createFixInput } from "../fixes/fix-input.ts";
import { pageName } from "../ui/page-name.ts";

interface FixState {
  /** The finding that is being corrected. */
  fixing: SiteFinding | undefined;
  fix(finding: SiteFinding): Promise<void>;
}

/**
 * Corrects findings by imports of one field.
 * @param revisionId the revision that was checked
 * @param onFixed called after the content has changed
 */
export function useFix(revisionId: string, onFixed: () => void): FixState {
  const [fixing, setFixing] = useState<SiteFinding>();

  async function fix(finding: SiteFinding): Promise<void> {
    setFixing(finding);
    try {
      await publishFix(finding, revisionId);
      showToast({
        title: "Published",
        description: `The text on ${pageName(finding.page)} is corrected.`,
        isDestructive: false,
      });
      onFixed();
    } catch (error) {
      const description = error instanceof ImportError ? error.message : errorMessage(error, NO_RESPONSE);
      showToast({ title: "Error", description, isDestructive: true });
    } finally {
      setFixing(undefined);
    }
  }

  return { fixing, fix };
}

class ImportError extends Error {
  override readonly name = "ImportError";
}

/** @throws RequestError, ImportError */
async function publishFix({ page, pointer, fix, message }: SiteFinding, revisionId: string): Promise<void> {
  if (pointer === undefined || fix === undefined || !("value" in fix)) return;
  const { documents } = await readDocuments([page]);
  const input = createFixInput(documents[page]?.content ?? {}, { page, pointer, value: fix.value });
  const note = `Site Health: ${message}`.slice(0, MAX_NOTE_CHARACTERS);
  const result = await importText(input, { ifRevision: revisionId, message: note });
  if (!result.success) throw new ImportError(result.message);
}

const MAX_NOTE_CHARACTERS = 500;
