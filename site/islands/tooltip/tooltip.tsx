import * as RadixTooltip from "@radix-ui/react-tooltip";
import { type ReactNode, useId, useRef, useState } from "react";
import { tooltipDelayMs, tooltipSkipDelayMs } from "#site/constants.ts";

/** Around the tooltips of a section: shortly after one of them the next opens at once. */
export function TooltipProvider({ children }: { children: ReactNode }): ReactNode {
  return (
    <RadixTooltip.Provider delayDuration={tooltipDelayMs} skipDelayDuration={tooltipSkipDelayMs}>
      {children}
    </RadixTooltip.Provider>
  );
}

interface TooltipProps {
  /** What the button is called. */
  label: string;
  note: string;
  /** Where there is room. */
  side?: "top" | "bottom";
}

/** A small button that shows a note. The note is in the markup too, for readers without scripts and for screen readers. */
export function Tooltip({ label, note, side = "top" }: TooltipProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const mayOpenByTap = useRef(false);
  const noteId = useId();
  return (
    <RadixTooltip.Root open={isOpen} onOpenChange={setOpen}>
      <RadixTooltip.Trigger
        className="tooltip-button"
        type="button"
        aria-label={label}
        aria-describedby={noteId}
        onFocus={(event) => {
          event.preventDefault();
          enter(event.currentTarget);
        }}
        onBlur={({ currentTarget }) => leave(currentTarget)}
        onPointerDown={({ pointerType, currentTarget }) => {
          mayOpenByTap.current = pointerType === "touch" && !isOpen;
          if (mayOpenByTap.current) enter(currentTarget);
        }}
        onClick={(event) => {
          if (!mayOpenByTap.current) return;
          mayOpenByTap.current = false;
          event.preventDefault();
          enter(event.currentTarget);
        }}
      >
        i
      </RadixTooltip.Trigger>
      {isOpen ? null : (
        <span className="tooltip-note" id={noteId} hidden>
          {note}
        </span>
      )}
      <RadixTooltip.Content className="tooltip" id={noteId} side={side} sideOffset={6} collisionPadding={8}>
        {note}
      </RadixTooltip.Content>
    </RadixTooltip.Root>
  );
}

/** Focus and taps come in as the pointer does, so that they wait as long: Radix would open at once, and never by a tap. */
function enter(button: Element): void {
  button.dispatchEvent(new PointerEvent("pointermove", { bubbles: true }));
}

function leave(button: Element): void {
  button.dispatchEvent(new PointerEvent("pointerout", { bubbles: true }));
}
