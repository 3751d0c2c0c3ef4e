import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { formatMegabytes, MAX_PHOTO_BYTES } from "#content/media-store/photo-limits.ts";
import { type Photo, readPhotoLimit } from "../api/photos-api.ts";
import { useFileDrop } from "../import/file/use-file-drop.ts";
import { takeFiles } from "../navigation/handed-over-files.ts";
import type { SectionProps } from "../navigation/section-props.ts";
import { QueryResult } from "../query/query-result.tsx";
import { useIncrementalList } from "../ui/use-incremental-list.ts";
import { AddPhotosButton } from "./add-photos-button.tsx";
import { filterPhotos, NO_FILTER } from "./filter-photos.ts";
import { PhotoCard } from "./photo-card.tsx";
import { PhotoFilterBar } from "./photo-filter-bar.tsx";
import { UploadList } from "./upload-list.tsx";
import { type Photos, usePhotos } from "./use-photos.ts";
import { useUploads } from "./use-uploads.ts";

/** The section with all photos: adds them, shows where they are used, and deletes those that are not. */
export function PhotosSection({ isShown, sections, address, storeVersion }: SectionProps): ReactNode {
  const photos = usePhotos();
  const uploads = useUploads(() => void photos.query.refetch());
  const isDragging = useFileDrop(isShown, uploads.add);
  const { data: maxBytes = MAX_PHOTO_BYTES } = useQuery({ queryKey: ["once", "photo-limit"], queryFn: readPhotoLimit });
  const titleId = useId();
  const { add, retrySignedOut } = uploads;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address changes when another section hands over files
  useEffect(() => {
    if (isShown) add(takeFiles("photos"));
  }, [isShown, address, add]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only signing in again changes the store's version here
  useEffect(retrySignedOut, [storeVersion]);

  return (
    <section className="photos" aria-labelledby={titleId}>
      <header className="section-bar">
        <h2 id={titleId}>Photos</h2>
        <AddPhotosButton className="button" onChoose={add}>
          Add Photos
        </AddPhotosButton>
        <p>
          Drop photos anywhere on this page, up to {formatMegabytes(maxBytes)} each. We remove hidden details, such as
          where a photo was taken.
        </p>
      </header>
      <UploadList {...uploads} />
      <Deletion {...photos} />
      <QueryResult query={photos.query}>
        {(all) => (all.length === 0 ? <NoPhotos /> : <PhotoGrid all={all} photos={photos} sections={sections} />)}
      </QueryResult>
      {isDragging && <p className="drop-zone">Drop the photos to add them.</p>}
    </section>
  );
}

function NoPhotos(): ReactNode {
  return (
    <div className="empty-state">
      <h3>No Photos Yet</h3>
      <p>Add photos of your team, your office or your town. Then choose them on any page.</p>
    </div>
  );
}

/** The outcome of the last deletion, with a button that takes it back. It takes the focus from the button that is gone. */
function Deletion({ deleted, busy, problem, restore }: Photos): ReactNode {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (deleted !== undefined) box.current?.focus();
  }, [deleted]);

  return (
    <div tabIndex={-1} ref={box} role="status" className="deletion">
      {problem !== undefined && <p className="field-error">{problem}</p>}
      {deleted !== undefined && (
        <div className="outcome notice">
          <p>Deleted {deleted}.</p>
          <button
            className="button secondary"
            type="button"
            disabled={busy !== undefined}
            onClick={() => restore(deleted)}
          >
            Undo
          </button>
        </div>
      )}
    </div>
  );
}

interface PhotoGridProps extends Pick<SectionProps, "sections"> {
  all: readonly Photo[];
  photos: Photos;
}

function PhotoGrid({ all, photos, sections }: PhotoGridProps): ReactNode {
  const [filter, setFilter] = useState(NO_FILTER);
  const matches = filterPhotos(all, filter);
  const { shown, showAll, list } = useIncrementalList<Photo, HTMLUListElement>(matches);
  return (
    <>
      <PhotoFilterBar filter={filter} count={matches.length} onChange={setFilter} />
      <ul className="photo-grid" ref={list}>
        {shown.map((photo) => (
          <li key={photo.name}>
            <PhotoCard
              photo={photo}
              sections={sections}
              isDeleting={photos.busy === photo.name}
              onDelete={() => photos.remove(photo.name)}
            />
          </li>
        ))}
      </ul>
      {showAll && (
        <button className="button secondary" type="button" onClick={showAll}>
          Show All Photos
        </button>
      )}
    </>
  );
}
