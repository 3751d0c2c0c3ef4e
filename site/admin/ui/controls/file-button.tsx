import { type ComponentProps, type ReactNode, useRef } from "react";

interface FileButtonProps extends Pick<ComponentProps<"input">, "accept" | "multiple" | "aria-label"> {
  className: string;
  onChoose(files: readonly File[]): void;
  children: ReactNode;
}

/** A button that opens the file dialog, or on a phone the choice between the camera and the photos on it. */
export function FileButton({ className, onChoose, children, ...attributes }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button className={className} type="button" onClick={() => input.current?.click()}>
        {children}
      </button>
      <input
        {...attributes}
        ref={input}
        type="file"
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
