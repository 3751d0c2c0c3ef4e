import { type ReactNode, type Ref, useEffect, useState } from "react";
import type { ImportResult } from "#content/importer/plan/result.ts";
import type { DocumentId, PageId } from "#schemas/page-ids.ts";
import { messageMaxCharacters } from "#site/constants.ts";
import { FormField } from "../ui/form-field.tsx";
import { pageName } from "../ui/page-name.ts";
import type { ImportSettings } from "./source/import-settings.ts";
import { listCoveragePages, TARGET_PAGES, targetPageUse } from "./target-page.ts";

interface ImportFormProps extends Omit<TargetPageFieldProps, "page"> {
  settings: ImportSettings;
}

/** The settings of an import: target page, note and options. */
export function ImportForm({ settings, onChange, ...target }: ImportFormProps): ReactNode {
  return (
    <div className="import-form">
      <TargetPageField page={settings.page} onChange={onChange} {...target} />
      <FormField label="Note (optional)" hint="Say what you changed and why. Shown in History.">
        {(attributes) => (
          <input
            {...attributes}
            type="text"
            maxLength={messageMaxCharacters}
            value={settings.message}
            onChange={({ target }) => onChange({ message: target.value })}
          />
        )}
      </FormField>
      <details className="options">
        <summary>Options</summary>
        <Checkbox
          label="Create pages that don't exist yet"
          isChecked={settings.mayCreate}
          onChange={(mayCreate) => onChange({ mayCreate })}
        />
        <Checkbox
          label="Import pages without errors even if other pages have errors"
          isChecked={settings.isPartial}
          onChange={(isPartial) => onChange({ isPartial })}
        />
      </details>
    </div>
  );
}

interface TargetPageFieldProps {
  page: PageId;
  /** The result of the check, or undefined if there is none yet. */
  checked: ImportResult | undefined;
  /** Returns the IDs of the site's pages. */
  listPages(): Promise<DocumentId[]>;
  targetPageRef: Ref<HTMLSelectElement>;
  onChange(changed: Partial<ImportSettings>): void;
}

/** The choice of a target page. The coverage pages are read once the content needs a target page. */
function TargetPageField({ page, checked, listPages, targetPageRef, onChange }: TargetPageFieldProps): ReactNode {
  const { isUsed, hint } = targetPageUse(checked);
  const isTokenOnly = checked?.format === "tokens";
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
          ref={targetPageRef}
          value={page}
          onChange={({ target }) => onChange({ page: target.value })}
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

interface CheckboxProps {
  label: string;
  isChecked: boolean;
  onChange(isChecked: boolean): void;
}

function Checkbox({ label, isChecked, onChange }: CheckboxProps): ReactNode {
  return (
    <label className="checkbox">
      <input type="checkbox" checked={isChecked} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  );
}
