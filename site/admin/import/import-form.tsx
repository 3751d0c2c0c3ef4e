import type { ReactNode } from "react";
import { messageMaxCharacters } from "#site/constants.ts";
import { FormField } from "../ui/form-field.tsx";
import { TARGET_PAGES, type TargetPage, type TargetPageUse } from "./target-page.ts";

export interface ImportSettings {
  page: TargetPage;
  mayCreate: boolean;
  isPartial: boolean;
  /** The note for the history. */
  message: string;
}

export const DEFAULT_SETTINGS: ImportSettings = { page: "home", mayCreate: false, isPartial: false, message: "" };

interface ImportFormProps {
  settings: ImportSettings;
  targetUse: TargetPageUse;
  onChange(changed: Partial<ImportSettings>): void;
}

/** The settings of an import: target page, note and options. */
export function ImportForm({ settings, targetUse, onChange }: ImportFormProps): ReactNode {
  return (
    <div className="import-form">
      <FormField label="Target Page" hint={targetUse.hint} isUnused={!targetUse.isUsed}>
        {(attributes) => (
          <select
            {...attributes}
            value={settings.page}
            onChange={({ target }) => onChange({ page: target.value as TargetPage })}
          >
            {TARGET_PAGES.map((page) => (
              <option key={page}>{page}</option>
            ))}
          </select>
        )}
      </FormField>
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
