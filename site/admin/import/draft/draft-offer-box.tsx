import { type ReactNode, useId } from "react";
import { formatTime } from "../../ui/format-time.ts";
import type { DraftOffer } from "./use-import-draft.ts";

/** The question that a draft of an earlier visit raises. It stays until it is answered. */
export function DraftOfferBox({ content, savedAt, restore, discard }: DraftOffer): ReactNode {
  const titleId = useId();
  const { text, fileName } = content.source.current;
  return (
    <section className="draft-offer" aria-labelledby={titleId}>
      <div>
        <h3 id={titleId}>Restore what you were typing?</h3>
        <p className="field-hint">
          {fileName === undefined ? "Saved" : `${fileName}, saved`} {formatTime(savedAt).short}
        </p>
        <p className="draft-excerpt">{text.slice(0, EXCERPT_LENGTH).trim()}</p>
      </div>
      <div className="actions">
        <button className="button" type="button" onClick={restore}>
          Restore
        </button>
        <button className="button secondary" type="button" onClick={discard}>
          Discard
        </button>
      </div>
    </section>
  );
}

/** The length of the excerpt in UTF-16 code units. CSS cuts it to one line. */
const EXCERPT_LENGTH = 200;
