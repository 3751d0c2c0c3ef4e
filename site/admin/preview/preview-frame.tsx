import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef, useState } from "react";
import { trustHtml } from "#site/islands/island/trusted-types.ts";

interface PreviewFrameProps {
  title: string;
  html: string;
  /** The size of the simulated screen, in CSS pixels. */
  size: { width: number; height: number };
  /** Ids of changed sections. The frame scrolls to the first one that the page has. */
  anchors: readonly string[];
  /** Called when the user presses Escape inside the frame. */
  onEscape(): void;
}

/** The elements that would navigate away from the page. */
const NAVIGATING = "a, area, button:not([type=button]), input[type=submit], input[type=image]";

/** An HTML document at the size of a screen, scaled down to the available space. */
export function PreviewFrame({ title, html, size, anchors, onEscape }: PreviewFrameProps): ReactNode {
  const { width, height } = size;
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [available, setAvailable] = useState({ width, height });
  const scale = Math.min(1, available.width / width, available.height / height);

  useLayoutEffect(() => {
    if (stage.current === null) return;
    const observer = new ResizeObserver((entries) => {
      for (const { contentRect } of entries) setAvailable(contentRect);
    });
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);

  // React would turn the trusted HTML into a string.
  useLayoutEffect(() => {
    if (frame.current !== null) frame.current.srcdoc = trustHtml(html);
  }, [html]);

  function prepare({ currentTarget: { contentDocument } }: SyntheticEvent<HTMLIFrameElement>): void {
    if (contentDocument === null) return;
    for (const type of ["click", "auxclick"]) contentDocument.addEventListener(type, preventNavigation);
    contentDocument.addEventListener("keydown", ({ key }) => key === "Escape" && onEscape());
    const changed = anchors.map((anchor) => contentDocument.getElementById(anchor)).find((element) => element !== null);
    // A section in the upper half is visible without scrolling.
    if (changed && changed.getBoundingClientRect().top > height / 2) changed.scrollIntoView({ behavior: "instant" });
  }

  return (
    <div className="preview-stage" ref={stage}>
      <div className="preview-window" style={{ width: width * scale, height: height * scale }}>
        <iframe
          ref={frame}
          title={title}
          sandbox="allow-same-origin"
          style={{ width, height, transform: `scale(${scale})` }}
          onLoad={prepare}
        />
      </div>
    </div>
  );
}

function preventNavigation(event: Event): void {
  // `instanceof Element` fails here: the target belongs to the frame, which has its own classes.
  const target = event.target as Partial<Element> | null;
  if (target?.closest?.(NAVIGATING)) event.preventDefault();
}
