import type { ReactNode } from "react";
import { FormField } from "../ui/form-field.tsx";
import { pluralize } from "../ui/pluralize.ts";
import type { PhotoFilter } from "./filter-photos.ts";

interface PhotoFilterBarProps {
  filter: PhotoFilter;
  /** Number of photos that match. */
  count: number;
  onChange(filter: PhotoFilter): void;
}

/** The search field and the choice of photos that no page shows, with the number of matches. */
export function PhotoFilterBar({ filter, count, onChange }: PhotoFilterBarProps): ReactNode {
  return (
    <div className="toolbar">
      <FormField label="Search Photos">
        {(attributes) => (
          <input
            {...attributes}
            type="search"
            autoComplete="off"
            value={filter.search}
            onChange={({ target }) => onChange({ ...filter, search: target.value })}
          />
        )}
      </FormField>
      <label className="checkbox">
        <input
          type="checkbox"
          checked={filter.onlyUnused}
          onChange={({ target }) => onChange({ ...filter, onlyUnused: target.checked })}
        />
        Not used
      </label>
      <p className="status" role="status">
        {count === 0 ? "No photos found" : pluralize(count, "photo")}
      </p>
    </div>
  );
}
