import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Button } from "../ui/controls/button.tsx";
import { showFailure } from "./api-form.tsx";

interface AccessEntryProps {
  name: string;
  action: string;
  /** Ends the access. Without it, there is no button. */
  end: (() => Promise<unknown>) | undefined;
  children: ReactNode;
}

/** A session, token or link in a list, with the button that ends it. */
export function AccessEntry({ name, action, end, children }: AccessEntryProps) {
  const { mutate, isPending } = useMutation({ mutationFn: async () => end?.(), onError: showFailure });
  return (
    <li>
      <p>
        <strong>{name}</strong> <span className="field-hint">{children}</span>
      </p>
      {end && <Button look="quiet" text={action} about={` ${name}`} disabled={isPending} onClick={() => mutate()} />}
    </li>
  );
}
