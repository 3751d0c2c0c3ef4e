import { useQuery } from "@tanstack/react-query";
import { photosQuery } from "../api/photos-api.ts";
import { PhotoGrid } from "../photos/photo-grid.tsx";
import { UploadList } from "../photos/upload-list.tsx";
import type { Uploads } from "../photos/use-uploads.ts";
import { QueryResult } from "../query/query-result.tsx";
import { Button } from "../ui/controls/button.tsx";
import { FileButton } from "../ui/controls/file-button.tsx";
import { Modal } from "../ui/modal.tsx";

interface PhotoDialogProps {
  /** The name of the present photo, or "". */
  current: string;
  uploads: Uploads;
  onChoose(name: string): void;
  onClose(): void;
}

export function PhotoDialog({ current, uploads, onChoose, onClose }: PhotoDialogProps) {
  const query = useQuery(photosQuery);
  return (
    <Modal className="photo-dialog" title="Choose a Photo" onClose={onClose}>
      <div className="actions">
        <FileButton className="button" accept="image/*" aria-label="Photos" onChoose={uploads.add}>
          Upload a New Photo
        </FileButton>
        <Button look="secondary" text="Cancel" onClick={onClose} />
      </div>
      <UploadList {...uploads} />
      <QueryResult query={query}>
        {(photos) =>
          photos.length === 0 ? (
            <p>There are no photos yet. Upload the first one.</p>
          ) : (
            <PhotoGrid photos={photos}>
              {({ name, thumbnail }) => (
                <button
                  className="photo-choice"
                  type="button"
                  aria-pressed={name === current}
                  onClick={() => onChoose(name)}
                >
                  <img src={thumbnail} alt="" loading="lazy" decoding="async" />
                  {name}
                </button>
              )}
            </PhotoGrid>
          )
        }
      </QueryResult>
    </Modal>
  );
}
