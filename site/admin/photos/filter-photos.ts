import type { Photo, UseOfPhoto } from "../api/photos-api.ts";
import { fieldName } from "../fields/field-name.ts";
import { wordSearch } from "../page-index/page-groups.ts";
import { pageName } from "../ui/page-name.ts";

interface PhotoFilter {
  /** Words that must all be in the name of the photo or of a place where it is shown. */
  search: string;
  onlyUnused: boolean;
}

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
