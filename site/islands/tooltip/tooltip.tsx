import * as RadixTooltip from "@radix-ui/react-tooltip";
import { type ReactNode, useId, useRef, useState } from "react";
import { tooltipDelayMs, tooltipSkipDelayMs } from "#site/constants.ts";

/** Provider for a group of tooltips. Shortly after one of them closes, the next one opens without a delay. */
export function TooltipProvider({ children }: { children: ReactNode }): ReactNode {
  return (
    <RadixTooltip.Provider delayDuration={tooltipDelayMs} skipDelayDuration={tooltipSkipDelayMs}>
      {children}
    </RadixTooltip.Provider>
  );
}

interface TooltipProps {
  /** Accessible name of the button. */
  label: string;
  note: string;
  side?: "top" | "bottom";
}

/** Button that shows a note. The note is also in the markup, for visitors without scripts and for screen readers. */
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
          simulateHover(event.currentTarget);
        }}
        onBlur={({ currentTarget }) => simulateLeave(currentTarget)}
        onPointerDown={({ pointerType, currentTarget }) => {
          mayOpenByTap.current = pointerType === "touch" && !isOpen;
          if (mayOpenByTap.current) simulateHover(currentTarget);
        }}
        onClick={(event) => {
          if (!mayOpenByTap.current) return;
          mayOpenByTap.current = false;
          event.preventDefault();
          simulateHover(event.currentTarget);
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

/** Treats focus and taps like hovering, with the same delay. Radix opens at once on focus, and not at all on a tap. */
function simulateHover(button: Element): void {
  button.dispatchEvent(new PointerEvent("pointermove", { bubbles: true }));
}

function simulateLeave(button: Element): void {
  button.dispatchEvent(new PointerEvent("pointerout", { bubbles: true }));
}
