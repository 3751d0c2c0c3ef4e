import type { ReactNode } from "react";

interface DialogActionsProps {
  action: string;
  isDisabled?: boolean;
  problem?: string | null | undefined;
  /** Without it, the first button submits the form around it. */
  onAct?: () => void;
  cancel?: string;
  onCancel(): void;
  children?: ReactNode;
}

/** The end of a dialog: what went wrong, the button that goes ahead, and the one that closes it. */
export function DialogActions(props: DialogActionsProps): ReactNode {
  const { action, isDisabled = false, problem, onAct, cancel = "Cancel", onCancel, children } = props;
  return (
    <>
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
      <div className="actions">
        <button className="button" type={onAct ? "button" : "submit"} disabled={isDisabled} onClick={onAct}>
          {action}
        </button>
        {children}
        <button className="button secondary" type="button" onClick={onCancel}>
          {cancel}
        </button>
      </div>
    </>
  );
}
