import { type ReactNode, useId, useRef, useState } from "react";
import { formatCount } from "#content/documents/format-number.ts";
import type { ImportedPage } from "#content/importer/plan/plan.ts";
import type { Check } from "#site/admin/check/use-check.ts";
import { lazyPart } from "#site/admin/ui/lazy-part.tsx";
import { messageMaxCharacters } from "#site/constants.ts";
import { Button } from "../../ui/controls/button.tsx";
import { TextField } from "../../ui/controls/form-field.tsx";

const PageChangeList = lazyPart(async () => (await import("#site/admin/changes/page-change-list.tsx")).PageChangeList);

interface PublishBarProps {
  check: Check;
  /** The number of changes as people read them. */
  count: number;
  pages: readonly ImportedPage[];
  errorCount: number;
  /** Present action in a word. */
  busy: string | undefined;
  message: string;
  onMessage(message: string): void;
  /** The approvals that are missing before the user may publish, or "". */
  missing: string;
  onPublish(): void;
  onSave(): void;
  onAsk(): void;
  onSchedule(): void;
  onDiscard(): void;
  onShowText(): void;
  onShowProblem(): void;
  /** Shows or hides the preview on narrow screens. Undefined without a preview. */
  onTogglePreview?: (() => void) | undefined;
  isPreviewOpen: boolean;
  /** The outcome of the last action, above the buttons. */
  children: ReactNode;
}

/** The state of the changes and the buttons that publish and discard them. It is always in view. */
export function PublishBar(props: PublishBarProps) {
  const { count, busy, missing, onDiscard, onTogglePreview } = props;
  const [isOpen, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const detailsId = useId();
  const isChanged = count > 0;
  // The details would open over the next change.
  if (isOpen && !isChanged) setOpen(false);

  function close(): void {
    setOpen(false);
    toggle.current?.focus();
  }

  return (
    <section
      className="publish-bar"
      aria-label="Publish"
      onKeyDown={({ key }) => key === "Escape" && isOpen && close()}
    >
      {props.children}
      {isOpen && isChanged && (
        <div className="publish-details" id={detailsId}>
          <h4>What Will Change</h4>
          <PageChangeList isOpen pages={props.pages} />
          <TextField
            label="Note (optional)"
            hint="Say what you changed and why. Shown in History."
            type="text"
            maxLength={messageMaxCharacters}
            value={props.message}
            onChange={({ target }) => props.onMessage(target.value)}
          />
          <div className="actions">
            <Button look="quiet" text="Show as JSON" onClick={props.onShowText} />
            <Button look="quiet" text="Close" about=" What Will Change" onClick={close} />
          </div>
        </div>
      )}
      <div className="actions">
        <p className="publish-state">
          <StateText {...props} />
        </p>
        {onTogglePreview && (
          <Button
            look="quiet"
            className="preview-toggle"
            text="Preview"
            aria-pressed={props.isPreviewOpen}
            onClick={onTogglePreview}
          />
        )}
        {isChanged && (
          <>
            <Button
              look="quiet"
              text="What Will Change"
              ref={toggle}
              aria-expanded={isOpen}
              aria-controls={isOpen ? detailsId : undefined}
              onClick={() => setOpen(!isOpen)}
            />
            <Button look="quiet" text="Discard" about=" Changes" disabled={busy !== undefined} onClick={onDiscard} />
            {/* biome-ignore lint/a11y/useSemanticElements: the buttons are a group, not a set of form fields */}
            <div className="later" role="group" aria-label="Publish Later">
              <Button look="quiet" text="Save for Later" disabled={busy !== undefined} onClick={props.onSave} />
              {!missing && (
                <Button look="quiet" text="Send for Approval" disabled={busy !== undefined} onClick={props.onAsk} />
              )}
              <Button
                look="quiet"
                text="Schedule…"
                opensDialog
                disabled={busy !== undefined}
                onClick={props.onSchedule}
              />
            </div>
          </>
        )}
        <Button
          look={isChanged ? undefined : "secondary"}
          className="publish"
          text={busy ?? (missing ? "Send for Approval" : "Publish")}
          disabled={!isChanged || busy !== undefined}
          onClick={missing ? props.onAsk : props.onPublish}
        />
      </div>
    </section>
  );
}

type StateTextProps = Pick<PublishBarProps, "check" | "count" | "errorCount" | "busy" | "onShowProblem">;

function StateText({ check, count, errorCount, busy, onShowProblem }: StateTextProps) {
  if (busy !== undefined) return busy;
  if (count === 0) return "No changes";
  const changes = formatCount(count, "change");
  if (check.state === "checking" && errorCount === 0) return `${changes} · Checking...`;
  if (errorCount === 0) return changes;
  return (
    <>
      {changes} ·{" "}
      <Button
        look="quiet"
        className="error"
        text={`${formatCount(errorCount, "problem")} to fix`}
        onClick={onShowProblem}
      />
    </>
  );
}
