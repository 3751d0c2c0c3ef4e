import { useMutation, useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { formatNumber } from "#content/documents/format-number.ts";
import { describeBytes, formatMegabytes, MAX_PHOTO_BYTES } from "#content/media-store/photo-limits.ts";
import { SITE } from "#schemas/page-ids.ts";
import {
  deletePhoto,
  type Photo,
  photoLimitQuery,
  photosQuery,
  restorePhoto,
  type UseOfPhoto,
} from "../api/photos-api.ts";
import { errorMessage, NO_RESPONSE, SIGNED_IN, sessionEvents } from "../api/request.ts";
import { formHref, type SectionId, type SectionProps } from "../navigation/address.ts";
import { useIncomingFiles } from "../navigation/use-incoming-files.ts";
import { readAgain } from "../query/query-client.ts";
import { QueryResult } from "../query/query-result.tsx";
import { Button } from "../ui/controls/button.tsx";
import { FileButton } from "../ui/controls/file-button.tsx";
import { useEventListener } from "../ui/use-event-listener.ts";
import { PhotoGrid, placeName } from "./photo-grid.tsx";
import { UploadList } from "./upload-list.tsx";
import { useUploads } from "./use-uploads.ts";

/** The section with all photos: adds them, shows where they are used, and deletes those that are not. */
export function PhotosSection({ isShown, sections }: SectionProps) {
  const photos = usePhotos();
  const uploads = useUploads(refreshPhotos);
  const isDragging = useIncomingFiles("photos", isShown, uploads.add);
  const { data: maxBytes = MAX_PHOTO_BYTES } = useQuery(photoLimitQuery);
  const titleId = useId();
  useEventListener(sessionEvents, [SIGNED_IN], uploads.retrySignedOut);

  return (
    <section className="photos" aria-labelledby={titleId}>
      <header className="section-bar">
        <h2 id={titleId}>Photos</h2>
        <FileButton className="button" accept="image/*" multiple aria-label="Photos" onChoose={uploads.add}>
          Add Photos
        </FileButton>
        <p>
          Drop photos anywhere on this page, up to {formatMegabytes(maxBytes)} each. We remove hidden details, such as
          where a photo was taken.
        </p>
      </header>
      <UploadList {...uploads} />
      <Deletion {...photos} />
      <QueryResult query={photos.query}>
        {(all) =>
          all.length === 0 ? (
            <div className="empty-state">
              <h3>No Photos Yet</h3>
              <p>Add photos of your team, your office or your town. Then choose them on any page.</p>
            </div>
          ) : (
            <PhotoGrid photos={all}>
              {(photo) => (
                <PhotoCard
                  photo={photo}
                  sections={sections}
                  isDeleting={photos.busy === photo.name}
                  onDelete={() => photos.remove(photo.name)}
                />
              )}
            </PhotoGrid>
          )
        }
      </QueryResult>
      {isDragging && <p className="drop-zone">Drop the photos to add them.</p>}
    </section>
  );
}

const refreshPhotos = () => readAgain(photosQuery);

function usePhotos() {
  const query = useQuery(photosQuery);
  const [deleted, setDeleted] = useState<string>();
  const { mutate, variables, error, isPending } = useMutation({
    mutationFn: ({ name, isBack }: { name: string; isBack: boolean }) =>
      isBack ? restorePhoto(name) : deletePhoto(name),
    onSuccess: (_, { name, isBack }) => setDeleted(isBack ? undefined : name),
    onSettled: refreshPhotos,
  });
  return {
    query,
    /** The photo that was deleted last and can be brought back. */
    deleted,
    /** The photo that is being deleted or brought back. */
    busy: isPending ? variables.name : undefined,
    problem: error ? errorMessage(error, `${NO_RESPONSE} Try again.`) : undefined,
    remove: (name: string) => mutate({ name, isBack: false }),
    restore: (name: string) => mutate({ name, isBack: true }),
  };
}

/** The outcome of the last deletion, with a button that takes it back. It takes the focus from the button that is gone. */
function Deletion({ deleted, busy, problem, restore }: ReturnType<typeof usePhotos>) {
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
          <Button look="secondary" text="Undo" disabled={busy !== undefined} onClick={() => restore(deleted)} />
        </div>
      )}
    </div>
  );
}

interface PhotoCardProps {
  photo: Photo;
  sections: readonly SectionId[];
  isDeleting: boolean;
  onDelete(): void;
}

function PhotoCard({ photo, sections, isDeleting, onDelete }: PhotoCardProps) {
  const { name, address, thumbnail, uses, file } = photo;
  const titleId = useId();
  return (
    <article className="photo-card" aria-labelledby={titleId}>
      <a href={address} target="_blank" rel="noreferrer" aria-label={`Open ${name} (opens in a new tab)`}>
        <img src={thumbnail} alt="" loading="lazy" decoding="async" />
      </a>
      <h3 id={titleId}>{name}</h3>
      <p className="photo-size">{describeSize(photo)}</p>
      {uses.length > 0 ? (
        <PhotoUses uses={uses} sections={sections} />
      ) : (
        <p className="photo-unused">
          <span>Not used</span>
          {file !== undefined && (
            <Button look="quiet" text="Delete" about={` ${name}`} disabled={isDeleting} onClick={onDelete} />
          )}
        </p>
      )}
    </article>
  );
}

function PhotoUses({ uses, sections }: Pick<PhotoCardProps, "sections"> & { uses: readonly UseOfPhoto[] }) {
  return (
    <>
      <p className="photo-used">Used on:</p>
      <ul className="photo-uses">
        {uses.map((use) => (
          <li key={`${use.page}${use.pointer}`}>
            <FieldLink use={use} pointer={use.pointer} sections={sections}>
              {placeName(use)}
            </FieldLink>
            {use.isMissingAlt && (
              <p className="status error">
                <FieldLink use={use} pointer={`${use.pointer}Alt`} sections={sections}>
                  Describe this photo
                  <span className="visually-hidden"> on {placeName(use)}</span>
                </FieldLink>{" "}
                for people who can't see it
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

interface FieldLinkProps extends Pick<PhotoCardProps, "sections"> {
  use: UseOfPhoto;
  pointer: string;
  children: ReactNode;
}

/** A link to a field of a form, or its text for users without that section. */
function FieldLink({ use: { page }, pointer, sections, children }: FieldLinkProps) {
  if (!sections.includes(page === SITE ? "business-info" : "pages")) return children;
  return <a href={formHref(page, pointer)}>{children}</a>;
}

/** Returns the size of a photo in words, such as "2,400 × 1,600 pixels, 540 kB". */
function describeSize({ size, file }: Photo): string {
  const pixels = size ? `${formatNumber(size.width)} × ${formatNumber(size.height)} pixels` : "Not a readable photo";
  return file === undefined ? pixels : `${pixels}, ${describeBytes(file.bytes)}`;
}
