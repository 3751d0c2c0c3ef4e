import {
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
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
export function PreviewFrame(props: PreviewFrameProps): ReactNode {
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

  useLayoutEffect(() => {
    const page = parsePage(html);
    if (view !== undefined) view.update(page);
    // React would turn the trusted HTML into a string.
    else if (frame.current !== null)
      frame.current.srcdoc = trustHtml(`<!doctype html>${page.documentElement.outerHTML}`);
  }, [html, view, frame]);

  useLayoutEffect(() => {
    if (view !== undefined) view.scale = scale;
  }, [view, scale]);

  useLayoutEffect(() => view?.markChanged(changed), [view, changed]);
  useLayoutEffect(() => view?.follow(focusedField), [view, focusedField]);

  return ({ currentTarget: { contentWindow } }: SyntheticEvent<HTMLIFrameElement>): void => {
    const loaded = new PageView(contentWindow as Window & typeof globalThis, options);
    loaded.markChanged(changed);
    if (focusedField === undefined) loaded.showFirstChange();
    setView(loaded);
  };
}

/** Parses an HTML document without its scripts. The frame blocks them, and the browser would log each as an error. */
function parsePage(html: string): Document {
  const parsed = new DOMParser().parseFromString(trustHtml(html), "text/html");
  for (const script of parsed.querySelectorAll("script")) script.remove();
  return parsed;
}
