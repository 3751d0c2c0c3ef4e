import { type ReactNode, useState } from "react";
import { formatCount } from "#content/documents/format-number.ts";
import type { Photo } from "../api/photos-api.ts";
import { Checkbox } from "../ui/controls/checkbox.tsx";
import { TextField } from "../ui/controls/form-field.tsx";
import { IncrementalList } from "../ui/incremental-list.tsx";
import { filterPhotos } from "./filter-photos.ts";

/** A grid of photos, with a search field and the choice of photos that no page shows. */
export function PhotoGrid({ photos, children }: { photos: readonly Photo[]; children(photo: Photo): ReactNode }) {
  const [search, setSearch] = useState("");
  const [onlyUnused, setOnlyUnused] = useState(false);
  const matches = filterPhotos(photos, { search, onlyUnused });
  return (
    <>
      <div className="toolbar">
        <TextField
          label="Search Photos"
          type="search"
          autoComplete="off"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Checkbox isChecked={onlyUnused} onChange={setOnlyUnused}>
          Not used
        </Checkbox>
        <p className="status" role="status">
          {matches.length === 0 ? "No photos found" : formatCount(matches.length, "photo")}
        </p>
      </div>
      <IncrementalList className="photo-grid" entries={matches} all="Photos">
        {(photo) => <li key={photo.name}>{children(photo)}</li>}
      </IncrementalList>
    </>
  );
}
