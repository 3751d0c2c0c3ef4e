import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import type { ListedPage } from "#content/listing/list-pages.ts";
import { readSharedPageList } from "#site/admin/page-index/shared-page-list.ts";
import type { ControlProps } from "#site/admin/ui/control.ts";
import { completePath, type LinkOption, suggestLinks } from "./suggest-links.ts";

/**
 * A text box for a link that offers the pages of the site and their parts. WAI-ARIA Authoring Practices Guide: combobox
 * with list autocomplete and manual selection.
 */
export function LinkPicker({ value = "", onChange, onBlur, ...attributes }: ControlProps): ReactNode {
  const [pages, setPages] = useState<readonly ListedPage[]>([]);
  const [isOpen, setOpen] = useState(false);
  /** True once the user has typed, so that the present link does not narrow the list. */
  const [hasTyped, setTyped] = useState(false);
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const groups = useMemo(
    () => (isOpen ? suggestLinks(pages, hasTyped ? value : "") : []),
    [isOpen, pages, value, hasTyped],
  );
  const options = groups.flatMap((group) => group.options);
  const isListed = isOpen && options.length > 0;
  const optionId = (index: number) => `${id}-option-${index}`;

  function open(): void {
    readSharedPageList().then(
      (answer) => setPages(answer.pages),
      // Without suggestions, a link can still be typed.
      () => undefined,
    );
    setOpen(true);
  }

  function close(): void {
    setOpen(false);
    setTyped(false);
    setActive(-1);
  }

  const isPressed = usePress(isOpen, () => {
    if (document.activeElement !== input.current) close();
  });

  function choose({ href }: LinkOption): void {
    onChange(href);
    close();
  }

  function activate(index: number): void {
    setActive(index);
    list.current?.querySelector(`#${CSS.escape(optionId(index))}`)?.scrollIntoView({ block: "nearest" });
  }

  function handleKey(event: KeyboardEvent): void {
    const { length } = options;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!isOpen) open();
      else if (length > 0) activate(active < 0 && step < 0 ? length - 1 : (active + step + length) % length);
    } else if (event.key === "Enter" && isListed && active >= 0) {
      event.preventDefault();
      const option = options[active];
      if (option !== undefined) choose(option);
    } else if (event.key === "Escape" && isListed) {
      // The dialog around the field stays open.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  }

  let index = -1;
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
        aria-activedescendant={isListed && active >= 0 ? optionId(active) : undefined}
        value={value}
        onClick={open}
        onKeyDown={handleKey}
        onChange={({ target }) => {
          onChange(target.value === "" ? undefined : target.value);
          setTyped(true);
          setActive(-1);
          open();
        }}
        onBlur={() => {
          // Without the list, what the user presses would move away before the click.
          if (!isPressed.current) close();
          const path = hasTyped ? completePath(pages, value) : undefined;
          if (path !== undefined) onChange(path);
          onBlur?.();
        }}
      />
      <div
        className="link-options"
        id={`${id}-list`}
        role="listbox"
        aria-label="Pages of the site"
        hidden={!isListed}
        ref={list}
      >
        {groups.map((group, groupIndex) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, not field sets
          <div key={group.title} role="group" aria-labelledby={`${id}-group-${groupIndex}`}>
            <div className="link-group" id={`${id}-group-${groupIndex}`} role="presentation">
              {group.title}
            </div>
            {group.options.map((option) => {
              index += 1;
              const own = index;
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the text box handles the keys
                // biome-ignore lint/a11y/useFocusableInteractive: the text box keeps the focus
                <div
                  key={option.href}
                  className="link-option"
                  id={optionId(own)}
                  role="option"
                  aria-selected={own === active}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(option)}
                >
                  <span>{option.title}</span> <span className="index-address">{option.href}</span>
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

/**
 * Tracks whether the user is pressing a pointer.
 * @param onRelease called after the click that ends the press
 */
function usePress(isActive: boolean, onRelease: () => void): RefObject<boolean> {
  const isPressed = useRef(false);
  const release = useEffectEvent(onRelease);

  useEffect(() => {
    if (!isActive) return;
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    const end = () => {
      isPressed.current = false;
      setTimeout(() => !controller.signal.aborted && release());
    };
    addEventListener("pointerdown", () => (isPressed.current = true), options);
    for (const type of ["pointerup", "pointercancel"]) addEventListener(type, end, options);
    return () => controller.abort();
  }, [isActive]);

  return isPressed;
}
