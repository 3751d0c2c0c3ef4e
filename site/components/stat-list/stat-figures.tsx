import * as RadixTooltip from "@radix-ui/react-tooltip";
import { useId, useRef, useState } from "react";
import type { Stat } from "#schemas/generated/page.ts";
import { tooltipDelayMs, tooltipSkipDelayMs } from "#site/constants.ts";

/** Figures with their labels. A figure can have a tooltip. Shortly after one closes, the next one opens without a delay. */
export function StatFigures({ stats }: { stats: readonly Stat[] }) {
  return (
    <RadixTooltip.Provider delayDuration={tooltipDelayMs} skipDelayDuration={tooltipSkipDelayMs}>
      <dl className="stat-list">
        {stats.map(({ value, label, note }) => (
          <div className="stat" key={label}>
            <dt>
              {label}
              {note ? <Tooltip label={`About ${label}`} note={note} /> : null}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </RadixTooltip.Provider>
  );
}

/** Button that shows a note. The note is also in the markup, for visitors without scripts and for screen readers. */
function Tooltip({ label, note }: { label: string; note: string }) {
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
          simulate("pointermove", event.currentTarget);
        }}
        onBlur={({ currentTarget }) => simulate("pointerout", currentTarget)}
        onPointerDown={({ pointerType, currentTarget }) => {
          mayOpenByTap.current = pointerType === "touch" && !isOpen;
          if (mayOpenByTap.current) simulate("pointermove", currentTarget);
        }}
        onClick={(event) => {
          if (!mayOpenByTap.current) return;
          mayOpenByTap.current = false;
          event.preventDefault();
          simulate("pointermove", event.currentTarget);
        }}
      >
        i
      </RadixTooltip.Trigger>
      {isOpen ? null : (
        <span className="tooltip-note" id={noteId} hidden>
          {note}
        </span>
      )}
      <RadixTooltip.Content className="tooltip" id={noteId} side="bottom" sideOffset={6} collisionPadding={8}>
        {note}
      </RadixTooltip.Content>
    </RadixTooltip.Root>
  );
}

/** Treats focus and taps like hovering, with the same delay. Radix opens at once on focus, and not at all on a tap. */
function simulate(type: "pointermove" | "pointerout", button: Element): void {
  button.dispatchEvent(new PointerEvent(type, { bubbles: true }));
}
