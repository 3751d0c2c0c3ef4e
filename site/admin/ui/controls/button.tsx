import type { ComponentProps, ReactNode } from "react";

interface ButtonProps extends ComponentProps<"button"> {
  look?: "quiet" | "secondary" | undefined;
  text?: ReactNode;
  /** Continues the text for screen readers, such as ": porch.jpg". */
  about?: string;
  opensDialog?: boolean;
}

/** A button that submits no form, unless `type` says so. */
export function Button({ look, text, about, opensDialog, className, children, ...attributes }: ButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup={opensDialog && "dialog"}
      {...attributes}
      className={["button", look, className].filter(Boolean).join(" ")}
    >
      {text}
      {children}
      {about && <span className="visually-hidden">{about}</span>}
    </button>
  );
}
