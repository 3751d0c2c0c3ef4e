import { type ReactNode, useRef } from "react";

interface FileBarProps {
  /** The file that the text was loaded from. */
  fileName: string | undefined;
  onChoose(files: readonly File[]): void;
  /** Undefined if there is no text to tidy. */
  onTidy: (() => void) | undefined;
  /** Undefined if there is no text to clear. */
  onClear: (() => void) | undefined;
  /** Undefined if there is no replaced text to restore. */
  onRestore: (() => void) | undefined;
}

/** The name of the loaded file, and the buttons that choose a file and tidy, clear or restore the text. */
export function FileBar({ fileName, onChoose, onTidy, onClear, onRestore }: FileBarProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="file-bar">
      <p role="status">{fileName && <>Loaded from {fileName}</>}</p>
      {onRestore && (
        <button className="button quiet" type="button" onClick={onRestore}>
          Restore Previous Text
        </button>
      )}
      {onTidy && (
        <button className="button quiet" type="button" onClick={onTidy}>
          Tidy
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
          // Otherwise, choosing the same file again would not fire an event.
          target.value = "";
        }}
      />
    </div>
  );
}
