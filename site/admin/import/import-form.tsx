import { type ReactNode, useEffect, useState } from "react";
import type { PageId } from "#schemas/page-ids.ts";
import { messageMaxCharacters } from "#site/constants.ts";
import { Checkbox } from "../ui/controls/checkbox.tsx";
import { FormField } from "../ui/controls/form-field.tsx";
import { TextField } from "../ui/controls/text-field.tsx";
import { pageName } from "../ui/page-name.ts";
import { listCoveragePages, TARGET_PAGES, targetPageUse } from "./target-page.ts";
import type { ContentImport } from "./use-content-import.ts";

interface ImportFormProps {
  work: ContentImport;
}

export function ImportForm({ work }: ImportFormProps): ReactNode {
  const { settings, changeSettings } = work;
  return (
    <div className="import-form">
      <TargetPageField work={work} />
      <TextField
        label="Note (optional)"
        hint="Say what you changed and why. Shown in History."
        type="text"
        maxLength={messageMaxCharacters}
        value={settings.message}
        onChange={({ target }) => changeSettings({ message: target.value })}
      />
      <details className="options">
        <summary>Options</summary>
        <Checkbox isChecked={settings.mayCreate} onChange={(mayCreate) => changeSettings({ mayCreate })}>
          Create pages that don't exist yet
        </Checkbox>
        <Checkbox isChecked={settings.isPartial} onChange={(isPartial) => changeSettings({ isPartial })}>
          Import pages without errors even if other pages have errors
        </Checkbox>
      </details>
    </div>
  );
}

/** The choice of a target page. The coverage pages are read once the content needs a target page. */
function TargetPageField({ work }: ImportFormProps): ReactNode {
  const { page } = work.settings;
  const { result, listPages } = work.check;
  const { isUsed, hint } = targetPageUse(result);
  const isTokenOnly = result?.format === "tokens";
  const [coveragePages, setCoveragePages] = useState<readonly PageId[]>([]);
  const isMissing = !TARGET_PAGES.includes(page) && !coveragePages.includes(page);

  useEffect(() => {
    if (!isTokenOnly) return;
    // Without the site, the field offers the other pages.
    listPages().then(
      (pages) => setCoveragePages(listCoveragePages(pages)),
      () => undefined,
    );
  }, [isTokenOnly, listPages]);

  return (
    <FormField label="Target Page" hint={hint} isUnused={!isUsed}>
      {(attributes) => (
        <select
          {...attributes}
          ref={work.targetPage}
          value={page}
          onChange={({ target }) => work.changeSettings({ page: target.value })}
        >
          {TARGET_PAGES.map((id) => (
            <option key={id}>{id}</option>
          ))}
          {(coveragePages.length > 0 || isMissing) && (
            <optgroup label="Coverage pages">
              {[...(isMissing ? [page] : []), ...coveragePages].map((id) => (
                <option key={id} value={id}>
                  {pageName(id)}
                </option>
              ))}
            </optgroup>
          )}
        </select>
      )}
    </FormField>
  );
}
