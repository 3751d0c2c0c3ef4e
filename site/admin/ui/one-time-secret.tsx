import { showToast } from "#site/islands/toasts/show-toast.ts";
import { Button } from "./controls/button.tsx";
import { TextField } from "./controls/form-field.tsx";
import { focusNew } from "./focus.ts";

/** A new token or link, which is shown once, with a button that copies it. */
export function OneTimeSecret({ label, hint, value }: { label: string; hint: string; value: string }) {
  return (
    <div className="outcome" tabIndex={-1} ref={focusNew}>
      <TextField label={label} hint={hint} readOnly value={value} onFocus={({ target }) => target.select()} />
      <div className="actions">
        <Button text="Copy" onClick={() => copy(value)} />
      </div>
    </div>
  );
}

/** Copies a text. Browsers have no clipboard at an address without HTTPS, and may refuse it elsewhere. */
async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: "Copied", description: "Now paste it where it is needed.", isDestructive: false });
  } catch {
    showToast({ title: "Not copied", description: "Select the text and copy it yourself.", isDestructive: true });
  }
}
