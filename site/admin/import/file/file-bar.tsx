import { type ReactNode, useRef } from "react";

interface FileBarProps {
  /** The name of the file that the text came from. */
  file: string | undefined;
  onChoose(files: readonly File[]): void;
  /** Undefined where there is nothing to clear. */
  onClear: (() => void) | undefined;
  /** Undefined where nothing was replaced. */
  onRestore: (() => void) | undefined;
}

/** Where a text comes from, and how it goes. */
export function FileBar({ file, onChoose, onClear, onRestore }: FileBarProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="file-bar">
      <p role="status">{file && <>From {file}</>}</p>
      {onRestore && (
        <button className="button quiet" type="button" onClick={onRestore}>
          Undo Replacing
        </button>
      )}
      <button className="button quiet" type="button" disabled={!onClear} onClick={onClear}>
        Clear
      </button>
      <button className="button secondary" type="button" onClick={() => input.current?.click()}>
        Choose a File
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json,text/plain"
        aria-label="File"
        hidden
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // The same file can be chosen again.
          target.value = "";
        }}
      />
    </div>
  );
}
