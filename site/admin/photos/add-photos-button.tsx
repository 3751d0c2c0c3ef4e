import { type ReactNode, useRef } from "react";

interface AddPhotosButtonProps {
  className: string;
  /** True to let the user choose only one file. */
  isSingle?: boolean;
  onChoose(files: readonly File[]): void;
  children: ReactNode;
}

/** A button that opens the file dialog, or on a phone the choice between the camera and the photos on it. */
export function AddPhotosButton({ className, isSingle = false, onChoose, children }: AddPhotosButtonProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button className={className} type="button" onClick={() => input.current?.click()}>
        {children}
      </button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label="Photos"
        multiple={!isSingle}
        hidden
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // Otherwise, choosing the same file again would not fire an event.
          target.value = "";
        }}
      />
    </>
  );
}
