import type { ReactNode } from "react";
import { Button } from "./controls/button.tsx";
import { Problem } from "./controls/problem.tsx";

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
      {problem && <Problem>{problem}</Problem>}
      <div className="actions">
        <Button text={action} type={onAct ? "button" : "submit"} disabled={isDisabled} onClick={onAct} />
        {children}
        <Button look="secondary" text={cancel} onClick={onCancel} />
      </div>
    </>
  );
}
