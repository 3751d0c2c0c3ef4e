import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { Photo } from "../api/photos-api.ts";
import { AddPhotosButton } from "../photos/add-photos-button.tsx";
import { filterPhotos, NO_FILTER } from "../photos/filter-photos.ts";
import { PhotoFilterBar } from "../photos/photo-filter-bar.tsx";
import { UploadList } from "../photos/upload-list.tsx";
import { photosQuery } from "../photos/use-photos.ts";
import type { Uploads } from "../photos/use-uploads.ts";
import { QueryResult } from "../query/query-result.tsx";
import { Modal } from "../ui/modal.tsx";
import { useIncrementalList } from "../ui/use-incremental-list.ts";

interface PhotoDialogProps {
  /** The name of the present photo, or "". */
  current: string;
  uploads: Uploads;
  onChoose(name: string): void;
  onClose(): void;
}

/** A dialog in which the user chooses one of the photos, or adds one. */
export function PhotoDialog({ current, uploads, onChoose, onClose }: PhotoDialogProps): ReactNode {
  return (
    <Modal className="photo-dialog" title="Choose a Photo" onClose={onClose}>
      <div className="actions">
        <AddPhotosButton className="button" isSingle onChoose={uploads.add}>
          Upload a New Photo
        </AddPhotosButton>
        <button className="button secondary" type="button" onClick={onClose}>
          Cancel
        </button>
      </div>
      <UploadList {...uploads} />
      <QueryResult query={useQuery(photosQuery)}>
        {(photos) =>
          photos.length === 0 ? (
            <p>There are no photos yet. Upload the first one.</p>
          ) : (
            <Choices photos={photos} current={current} onChoose={onChoose} />
          )
        }
      </QueryResult>
    </Modal>
  );
}

interface ChoicesProps extends Pick<PhotoDialogProps, "current" | "onChoose"> {
  photos: readonly Photo[];
}

function Choices({ photos, current, onChoose }: ChoicesProps): ReactNode {
  const [filter, setFilter] = useState(NO_FILTER);
  const matches = filterPhotos(photos, filter);
  const { shown, showAll, list } = useIncrementalList<Photo, HTMLUListElement>(matches);
  return (
    <>
      <PhotoFilterBar filter={filter} count={matches.length} onChange={setFilter} />
      <ul className="photo-grid" ref={list}>
        {shown.map(({ name, thumbnail }) => (
          <li key={name}>
            <button
              className="photo-choice"
              type="button"
              aria-pressed={name === current}
              onClick={() => onChoose(name)}
            >
              <img src={thumbnail} alt="" loading="lazy" decoding="async" />
              {name}
            </button>
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
