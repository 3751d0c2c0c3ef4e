import { type KeyboardEvent, type RefObject, useEffect, useId, useMemo, useRef, useState } from "react";
import { readSharedPageList } from "#site/admin/page-index/shared-page-list.ts";
import type { ControlProps } from "#site/admin/ui/controls/control.ts";
import { useEventListener } from "#site/admin/ui/use-event-listener.ts";
import { completePath, type LinkOption, type LinkTargets, suggestLinks } from "./suggest-links.ts";

/**
 * A text box for a link that offers the pages of the site and their parts. WAI-ARIA Authoring Practices Guide: combobox
 * with list autocomplete and manual selection.
 */
export function LinkPicker({ value = "", onChange, onBlur, ...attributes }: ControlProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const list = useLinkList(value, onChange, input);
  const { targets, isListed, active, hasTyped } = list;
  return (
    <div className="link-picker">
      <input
        ref={input}
        id={attributes.id}
        name={attributes.name}
        aria-describedby={attributes["aria-describedby"]}
        aria-invalid={attributes["aria-invalid"]}
        type="text"
        inputMode="url"
        role="combobox"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={`${id}-list`}
        aria-activedescendant={isListed && active >= 0 ? `${id}-option-${active}` : undefined}
        value={value}
        onClick={list.open}
        onKeyDown={list.handleKey}
        onChange={({ target }) => list.type(target.value)}
        onBlur={() => {
          list.leave();
          const path = hasTyped ? completePath(targets.pages, value) : undefined;
          if (path !== undefined) onChange(path);
          onBlur?.();
        }}
      />
      <LinkOptions id={id} {...list} />
    </div>
  );
}

type LinkList = ReturnType<typeof useLinkList>;

/** The list of links below a text box: whether it is open, and the option that the arrow keys have reached. */
function useLinkList(value: string, onChange: ControlProps["onChange"], input: RefObject<HTMLInputElement | null>) {
  const [targets, setTargets] = useState<LinkTargets>({ pages: [], lines: [] });
  const [{ isOpen, hasTyped, active }, setState] = useState(CLOSED);
  const groups = useMemo(
    () => (isOpen ? suggestLinks(targets, hasTyped ? value : "") : []),
    [isOpen, targets, value, hasTyped],
  );
  const options = groups.flatMap((group) => group.options);
  const isListed = isOpen && options.length > 0;
  const close = () => setState(CLOSED);
  const isPressed = useRef(false);
  useEventListener(isOpen ? window : undefined, ["pointerdown", "pointerup", "pointercancel"], ({ type }) => {
    isPressed.current = type === "pointerdown";
    // After the click that ends the press.
    if (!isPressed.current) setTimeout(() => document.activeElement !== input.current && close());
  });

  function open(): void {
    // Without suggestions, a link can still be typed.
    readSharedPageList().then(setTargets, () => undefined);
    setState((last) => ({ ...last, isOpen: true }));
  }

  function type(text: string): void {
    onChange(text === "" ? undefined : text);
    setState({ isOpen: true, hasTyped: true, active: -1 });
    open();
  }

  function choose({ href }: LinkOption): void {
    onChange(href);
    close();
  }

  function handleKey(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const option = isListed ? options[active] : undefined;
    if (step !== undefined) {
      if (isOpen) setState((last) => ({ ...last, active: nextIndex(active, step, options.length) }));
      else open();
    } else if (event.key === "Enter" && option !== undefined) choose(option);
    else if (event.key === "Escape" && isListed) {
      // The dialog around the field stays open.
      event.stopPropagation();
      close();
    } else return;
    event.preventDefault();
  }

  // Without the list, what the user presses would move away before the click.
  const leave = () => !isPressed.current && close();
  return { targets, groups, isListed, hasTyped, active, open, type, choose, leave, handleKey };
}

/** The state of a closed list. The present link narrows the list only after the user has typed. */
const CLOSED = { isOpen: false, hasTyped: false, active: -1 };

/** Returns the index of the next option, from the last one to the first; -1 in an empty list. */
function nextIndex(active: number, step: number, length: number): number {
  if (length === 0) return -1;
  return active < 0 && step < 0 ? length - 1 : (active + step + length) % length;
}

function LinkOptions({ id, groups, active, isListed, choose }: LinkList & { id: string }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active >= 0) list.current?.querySelectorAll("[role=option]")[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);
  const links = groups.flatMap(({ options }) => options);
  return (
    <div
      className="link-options"
      id={`${id}-list`}
      role="listbox"
      aria-label="Pages of the site"
      hidden={!isListed}
      ref={list}
    >
      {groups.map(({ title, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, not field sets
        <div key={title} role="group" aria-label={title}>
          <div className="link-group" role="presentation">
            {title}
          </div>
          {options.map((option) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text box handles the keys
            <div
              key={option.href}
              className="link-option"
              id={`${id}-option-${links.indexOf(option)}`}
              role="option"
              tabIndex={-1}
              aria-selected={links.indexOf(option) === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              <span>{option.title}</span> <span className="index-address">{option.href}</span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
