import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef, useState } from "react";
import type { Pointer } from "#schemas/json.ts";
import type { DocumentId } from "#schemas/page-ids.ts";
import { trustHtml } from "#site/islands/island/trusted-types.ts";
import type { Device } from "./devices.tsx";
import { PageView } from "./page-view.ts";
import { parsePage, serializePage } from "./parse-page.ts";
import type { ShownField } from "./shown-fields.ts";

interface PreviewFrameProps {
  title: string;
  page: DocumentId;
  html: string;
  device: Device;
  /** True to show the whole screen, false for a screen as high as the space that is available. */
  isWholeScreen?: boolean;
  /** Pointers to the fields that differ from the published page. */
  changed: readonly Pointer[];
  /** The field to scroll to. Without it, the frame starts at the first field that differs. */
  focusedField?: Pointer | undefined;
  /** Called when the user chooses a text or photo. */
  onEditField?(field: ShownField): void;
  /** Called when the user presses Escape inside the frame. */
  onEscape?(): void;
}

/** A page at the size of a screen, scaled down to the available space. No script runs in it, and no link works. */
export function PreviewFrame(props: PreviewFrameProps): ReactNode {
  const { title, html, device, isWholeScreen = false, changed, focusedField } = props;
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const options = useRef(props);
  const [view, setView] = useState<PageView>();
  const [available, setAvailable] = useState<{ width: number; height: number }>(device);
  const widthScale = Math.min(1, available.width / device.width);
  const scale = isWholeScreen ? Math.min(widthScale, available.height / device.height) : widthScale;
  const width = device.width;
  const height = isWholeScreen ? device.height : available.height / scale;

  useLayoutEffect(() => {
    options.current = props;
  });

  useLayoutEffect(() => {
    if (stage.current === null) return;
    const observer = new ResizeObserver((entries) => {
      for (const { contentRect } of entries) if (contentRect.width > 0) setAvailable(contentRect);
    });
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    const page = parsePage(html);
    if (view !== undefined) view.update(page);
    // React would turn the trusted HTML into a string.
    else if (frame.current !== null) frame.current.srcdoc = trustHtml(serializePage(page));
  }, [html, view]);

  useLayoutEffect(() => {
    if (view !== undefined) view.scale = scale;
  }, [view, scale]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an equal list of pointers may be a new one at each render
  useLayoutEffect(() => view?.markChanged(changed), [view, changed.join(" ")]);

  // A field that is not on the page yet comes into view with the next HTML.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs again for new HTML
  useLayoutEffect(() => {
    if (focusedField !== undefined) view?.showField(focusedField);
  }, [view, focusedField, html]);

  function prepare({ currentTarget: { contentWindow } }: SyntheticEvent<HTMLIFrameElement>): void {
    const loaded = new PageView(contentWindow as Window & typeof globalThis, () => options.current);
    loaded.markChanged(changed);
    if (focusedField === undefined) loaded.showFirstChange();
    setView(loaded);
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
