import { type RefObject, type SyntheticEvent, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import { trustHtml } from "#site/islands/island/trusted-types.ts";
import { type Device, fitScreen, type Size } from "./devices.tsx";
import { PageView, type PageViewOptions } from "./page-view.ts";

interface PreviewFrameProps extends PageViewOptions {
  title: string;
  html: string;
  device: Device;
  /** True to show the whole screen, false for a screen as high as the space that is available. */
  isWholeScreen?: boolean;
  /** Pointers to the fields that differ from the published page. */
  changed: readonly string[];
  /** The field to scroll to. Without it, the frame starts at the first field that differs. */
  focusedField?: string | undefined;
}

/** A page at the size of a screen, scaled down to the available space. No script runs in it, and no link works. */
export function PreviewFrame(props: PreviewFrameProps) {
  const { title, device, isWholeScreen = false } = props;
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { width, height, scale } = fitScreen(device, useSize(stage) ?? device, isWholeScreen);
  const prepare = usePageView(frame, props, scale);

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

function useSize(element: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver((entries) => {
      for (const { contentRect } of entries) if (contentRect.width > 0) setSize(contentRect);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/** Keeps the document in a frame in step with the properties. */
function usePageView(frame: RefObject<HTMLIFrameElement | null>, props: PreviewFrameProps, scale: number) {
  const { html, changed, focusedField } = props;
  const options = useEffectEvent((): PageViewOptions => props);
  const [view, setView] = useState<PageView>();

  const page = useMemo(() => parsePage(html), [html]);

  useLayoutEffect(() => {
    if (view !== undefined) {
      view.update(page.document);
      adoptStyles(frame.current?.contentWindow, page.styles);
    }
    // React would turn the trusted HTML into a string.
    else if (frame.current !== null)
      frame.current.srcdoc = trustHtml(`<!doctype html>${page.document.documentElement.outerHTML}`);
  }, [page, view, frame]);

  useLayoutEffect(() => {
    if (view !== undefined) view.scale = scale;
  }, [view, scale]);

  useLayoutEffect(() => view?.markChanged(changed), [view, changed]);
  useLayoutEffect(() => view?.follow(focusedField), [view, focusedField]);

  return ({ currentTarget: { contentWindow } }: SyntheticEvent<HTMLIFrameElement>): void => {
    const loaded = new PageView(contentWindow as Window & typeof globalThis, options);
    adoptStyles(contentWindow, page.styles);
    loaded.markChanged(changed);
    if (focusedField === undefined) loaded.showFirstChange();
    setView(loaded);
  };
}

/** Parses an HTML document without its scripts. The frame blocks them, and the browser would log each as an error. */
function parsePage(html: string): { document: Document; styles: string } {
  const styles: string[] = [];
  // The browser would report styles that the policy does not know as soon as they are parsed.
  const withoutStyles = html.replaceAll(/<style data-content>(.*?)<\/style>/gs, (_, style) => {
    styles.push(style);
    return "";
  });
  const parsed = new DOMParser().parseFromString(trustHtml(withoutStyles), "text/html");
  for (const script of parsed.querySelectorAll("script")) script.remove();
  return { document: parsed, styles: styles.join("\n") };
}

/** Gives a document the styles that depend on its content, which the policy of the admin cannot know. */
function adoptStyles(window: Window | null | undefined, styles: string): void {
  const view = window as (Window & typeof globalThis) | null | undefined;
  if (!view) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(styles);
  view.document.adoptedStyleSheets = [sheet];
}
