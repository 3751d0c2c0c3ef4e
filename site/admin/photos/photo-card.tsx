import { type ReactNode, useId } from "react";
import { formatNumber } from "#content/documents/format-number.ts";
import { formatMegabytes } from "#content/media-store/photo-limits.ts";
import { SITE } from "#schemas/page-ids.ts";
import type { Photo, UseOfPhoto } from "../api/photos-api.ts";
import { formHref, type SectionId } from "../navigation/address.ts";
import { Button } from "../ui/controls/button.tsx";
import { placeName } from "./filter-photos.ts";

interface PhotoCardProps {
  photo: Photo;
  sections: readonly SectionId[];
  isDeleting: boolean;
  onDelete(): void;
}

export function PhotoCard({ photo, sections, isDeleting, onDelete }: PhotoCardProps): ReactNode {
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

function PhotoUses({ uses, sections }: Pick<PhotoCardProps, "sections"> & { uses: readonly UseOfPhoto[] }): ReactNode {
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
function FieldLink({ use: { page }, pointer, sections, children }: FieldLinkProps): ReactNode {
  if (!sections.includes(page === SITE ? "business-info" : "pages")) return children;
  return <a href={formHref(page, pointer)}>{children}</a>;
}

/** Returns the size of a photo in words, such as "2,400 × 1,600 pixels, 540 kB". */
function describeSize({ size, file }: Photo): string {
  const pixels = size ? `${formatNumber(size.width)} × ${formatNumber(size.height)} pixels` : "Not a readable photo";
  return file === undefined ? pixels : `${pixels}, ${describeBytes(file.bytes)}`;
}

function describeBytes(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024);
  return kilobytes < 1024 ? `${kilobytes} kB` : formatMegabytes(bytes);
}
