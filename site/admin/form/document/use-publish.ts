import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { SIGNED_IN, sessionEvents } from "#site/admin/api/request.ts";
import { useContentVersion } from "#site/admin/query/query-client.ts";
import { useEventListener } from "#site/admin/ui/use-event-listener.ts";
import { type PublishedForm, Publisher } from "./publisher.ts";

/**
 * Publishes the changes of a form. Continues when the user has signed in again, and looks for changes by others when the
 * window gets the focus and when the store may have changed.
 */
export function usePublish(published: PublishedForm, isShown: boolean) {
  const contentVersion = useContentVersion();
  const current = useEffectEvent(() => published);
  const [publisher] = useState(() => new Publisher(current));
  const { state, notice } = publisher;
  const lastVersion = useRef(contentVersion);
  useEventListener(sessionEvents, [SIGNED_IN], () => publisher.resume());
  useEventListener(isShown ? window : undefined, ["focus"], () => void publisher.refresh());
  useEffect(() => {
    if (lastVersion.current !== contentVersion) void publisher.refresh();
    lastVersion.current = contentVersion;
  }, [contentVersion, publisher]);
  return {
    publisher,
    state: useSyncExternalStore(state.subscribe, state.get),
    notice: useSyncExternalStore(notice.subscribe, notice.get),
  };
}
