import { type ReactNode, useState } from "react";
import { formatCount } from "#content/documents/format-number.ts";
import type { Photo, UseOfPhoto } from "../api/photos-api.ts";
import { fieldName } from "../fields/field-name.ts";
import { wordSearch } from "../page-index/page-groups.ts";
import { Checkbox } from "../ui/controls/checkbox.tsx";
import { TextField } from "../ui/controls/form-field.tsx";
import { IncrementalList } from "../ui/incremental-list.tsx";
import { pageName } from "../ui/page-name.ts";

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

interface PhotoFilter {
  /** Words that must all be in the name of the photo or of a place where it is shown. */
  search: string;
  onlyUnused: boolean;
}

/** @internal exported for tests */
export function filterPhotos(photos: readonly Photo[], { search, onlyUnused }: PhotoFilter): readonly Photo[] {
  const matches = wordSearch(search);
  return photos.filter(
    ({ name, uses }) => !(onlyUnused && uses.length > 0) && matches([name, ...uses.map(placeName)].join(" ")),
  );
}

/** Returns the name of a place where a photo is shown, such as "About › Team › Ann Lee". */
export function placeName({ page, pointer, item }: UseOfPhoto): string {
  const [section = ""] = fieldName(pointer);
  return [pageName(page), section, ...(item === undefined ? [] : [item])].join(" › ");
}
