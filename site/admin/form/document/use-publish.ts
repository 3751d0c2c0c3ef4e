import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { SIGNED_IN, sessionEvents } from "#site/admin/api/request.ts";
import { useContentVersion } from "#site/admin/query/query-client.ts";
import { useEventListener } from "#site/admin/ui/use-event-listener.ts";
import { useStore } from "../state/editor-context.ts";
import { type PublishedForm, Publisher, type PublishState } from "./publisher.ts";

interface PublishOptions extends PublishedForm {
  isShown: boolean;
}

interface Publishing {
  publisher: Publisher;
  state: PublishState;
  notice: string | undefined;
}

/**
 * Publishes the changes of a form. Continues when the user has signed in again, and looks for changes by others when the
 * window gets the focus and when the store may have changed.
 */
export function usePublish(options: PublishOptions): Publishing {
  const { isShown } = options;
  const contentVersion = useContentVersion();
  const newest = useRef(options);
  const [publisher] = useState(() => new Publisher(() => newest.current));
  const lastVersion = useRef(contentVersion);
  useLayoutEffect(() => {
    newest.current = options;
  });
  useEventListener(sessionEvents, [SIGNED_IN], () => publisher.resume());
  useEventListener(isShown ? window : undefined, ["focus"], () => void publisher.refresh());
  useEffect(() => {
    if (lastVersion.current !== contentVersion) void publisher.refresh();
    lastVersion.current = contentVersion;
  }, [contentVersion, publisher]);
  return { publisher, state: useStore(publisher.state, identity), notice: useStore(publisher.notice, identity) };
}

function identity<Value>(value: Value): Value {
  return value;
}
