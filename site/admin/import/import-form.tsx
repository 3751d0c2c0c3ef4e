import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { messageMaxCharacters } from "#site/constants.ts";
import { sharedPageListQuery } from "../page-index/shared-page-list.ts";
import { queryClient } from "../query/query-client.ts";
import { Checkbox } from "../ui/controls/checkbox.tsx";
import { FormField } from "../ui/controls/form-field.tsx";
import { TextField } from "../ui/controls/text-field.tsx";
import { pageName } from "../ui/page-name.ts";
import { listTargetPages, targetPageUse } from "./target-page.ts";
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

/** The choice of a target page. The pages below the main ones are listed once the content needs a target page. */
function TargetPageField({ work }: ImportFormProps): ReactNode {
  const { page } = work.settings;
  const { result } = work.check;
  const { isUsed, hint } = targetPageUse(result);
  const isTokenOnly = result?.format === "tokens";
  // Without the list, the field offers the pages that every site has.
  const { data } = useQuery(sharedPageListQuery, queryClient);
  const overviews = data?.lines.map((line) => line.page) ?? [];
  const { main, others } = listTargetPages(overviews, isTokenOnly ? (data?.pages.map(({ id }) => id) ?? []) : []);
  const isMissing = !main.includes(page) && !others.includes(page);

  return (
    <FormField label="Target Page" hint={hint} isUnused={!isUsed}>
      {(attributes) => (
        <select
          {...attributes}
          ref={work.targetPage}
          value={page}
          onChange={({ target }) => work.changeSettings({ page: target.value })}
        >
          {main.map((id) => (
            <option key={id}>{id}</option>
          ))}
          {(others.length > 0 || isMissing) && (
            <optgroup label="Other pages">
              {[...(isMissing ? [page] : []), ...others].map((id) => (
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
