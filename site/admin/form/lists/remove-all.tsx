import { type ReactNode, useState } from "react";
import { Modal } from "#site/admin/ui/modal.tsx";

interface RemoveAllProps {
  /** The name of the list. */
  label: string;
  count: number;
  onRemove(): void;
}

/** A button that removes all items of a list after a question. */
export function RemoveAll({ label, count, onRemove }: RemoveAllProps): ReactNode {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button className="button quiet remove" type="button" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Remove All<span className="visually-hidden"> from {label}</span>
      </button>
      {isAsking && (
        <Modal title={`Remove all ${count}?`} onClose={() => setAsking(false)}>
          <p>
            This removes everything under “{label}” from this form. You can undo it, and visitors see it only after you
            publish.
          </p>
          <div className="actions">
            <button
              className="button"
              type="button"
              onClick={() => {
                setAsking(false);
                onRemove();
              }}
            >
              Remove All
            </button>
            <button className="button secondary" type="button" onClick={() => setAsking(false)}>
              Keep Them
            </button>
          </div>
        </Modal>
      )}
    </>
  );
}
