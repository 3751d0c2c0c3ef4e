import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef, useState } from "react";

interface PreviewFrameProps {
  title: string;
  html: string;
  /** Of the window that the page is in, in pixels of CSS. */
  size: { width: number; height: number };
  /** The first of these that the page has is shown when it is there. */
  anchors: readonly string[];
  onEscape(): void;
}

/** What would lead away from the page. */
const WAYS_OUT = "a, area, button:not([type=button]), input[type=submit], input[type=image]";

/** A document in a window of a size, made smaller where there is less room. */
export function PreviewFrame({ title, html, size, anchors, onEscape }: PreviewFrameProps): ReactNode {
  const { width, height } = size;
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width, height });
  const scale = Math.min(1, room.width / width, room.height / height);

  useLayoutEffect(() => {
    if (stage.current === null) return;
    const observer = new ResizeObserver((entries) => {
      for (const { contentRect } of entries) setRoom(contentRect);
    });
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);

  function prepare({ currentTarget: { contentDocument } }: SyntheticEvent<HTMLIFrameElement>): void {
    if (contentDocument === null) return;
    for (const type of ["click", "auxclick"]) contentDocument.addEventListener(type, stayHere);
    contentDocument.addEventListener("keydown", ({ key }) => key === "Escape" && onEscape());
    const changed = anchors.map((anchor) => contentDocument.getElementById(anchor)).find((element) => element !== null);
    // What is seen anyway stays with what is above it.
    if (changed && changed.getBoundingClientRect().top > height / 2) changed.scrollIntoView({ behavior: "instant" });
  }

  return (
    <div className="preview-stage" ref={stage}>
      <div className="preview-window" style={{ width: width * scale, height: height * scale }}>
        <iframe
          title={title}
          srcDoc={html}
          sandbox="allow-same-origin"
          style={{ width, height, transform: `scale(${scale})` }}
          onLoad={prepare}
        />
      </div>
    </div>
  );
}

function stayHere(event: Event): void {
  // Of another window, whose classes are others.
  const target = event.target as Partial<Element> | null;
  if (target?.closest?.(WAYS_OUT)) event.preventDefault();
}
