import { useId, useState } from "react";
import { photoAddress } from "../api/photos-api.ts";
import { UploadList } from "../photos/upload-list.tsx";
import { useUploads } from "../photos/use-uploads.ts";
import { Button } from "../ui/controls/button.tsx";
import type { ControlProps } from "../ui/controls/control.ts";
import { FileButton } from "../ui/controls/file-button.tsx";
import { lazyPart } from "../ui/lazy-part.tsx";

const PhotoDialog = lazyPart(async () => (await import("./photo-dialog.tsx")).PhotoDialog);

/** A field with a photo: the present one, and buttons that choose another one, add one, and remove it. */
export function PhotoControl({ value = "", onChange, onBlur, ...attributes }: ControlProps<string>) {
  const [isChoosing, setChoosing] = useState(false);
  const uploads = useUploads(({ photo }) => choose(photo.name));
  const nameId = useId();
  const isEmpty = value === "";

  function choose(name: string | undefined): void {
    onChange(name);
    setChoosing(false);
    onBlur?.();
  }

  return (
    <div className="photo-control">
      <Current value={value} nameId={nameId} />
      <div className="photo-buttons">
        <Button
          look="secondary"
          text={isEmpty ? "Choose Photo" : "Change Photo"}
          id={attributes.id}
          data-field={attributes.name}
          aria-label={isEmpty ? "Choose Photo" : "Change Photo"}
          aria-describedby={[nameId, attributes["aria-describedby"]].filter(Boolean).join(" ")}
          aria-invalid={attributes["aria-invalid"]}
          onClick={() => setChoosing(true)}
        />
        <FileButton className="button quiet" accept="image/*" aria-label="Photos" onChoose={uploads.add}>
          Upload a New Photo
        </FileButton>
        {!isEmpty && <Button look="quiet" text="Remove Photo" onClick={() => choose(undefined)} />}
      </div>
      <UploadList {...uploads} />
      {isChoosing && (
        <PhotoDialog current={value} uploads={uploads} onChoose={choose} onClose={() => setChoosing(false)} />
      )}
    </div>
  );
}

/** The present photo with its name. An image on another website has only its address. */
function Current({ value, nameId }: { value: string; nameId: string }) {
  const [broken, setBroken] = useState<string>();
  const isFile = value !== "" && !/^(?:https?:\/\/|\/)/.test(value);
  const src = isFile ? `${photoAddress(value)}?side=480` : value;
  return (
    <>
      {value !== "" && broken !== value ? (
        <img src={src} alt="" onError={() => setBroken(value)} />
      ) : (
        <div className="photo-empty" aria-hidden="true" />
      )}
      <p className="photo-name" id={nameId}>
        {value === "" ? "No photo" : broken === value ? `${value} can't be shown. Choose another photo.` : value}
      </p>
    </>
  );
}
