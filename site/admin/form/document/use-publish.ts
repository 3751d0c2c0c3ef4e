import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { SIGNED_IN, sessionEvents } from "#site/admin/api/request.ts";
import { useStore } from "../state/editor-context.ts";
import { type PublishedForm, Publisher, type PublishState } from "./publisher.ts";

interface PublishOptions extends PublishedForm {
  isShown: boolean;
  storeVersion: number;
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
  const { isShown, storeVersion } = options;
  const newest = useRef(options);
  const [publisher] = useState(() => new Publisher(() => newest.current));
  const lastVersion = useRef(storeVersion);
  useLayoutEffect(() => {
    newest.current = options;
  });
  useEffect(() => {
    const resume = () => publisher.resume();
    sessionEvents.addEventListener(SIGNED_IN, resume);
    return () => sessionEvents.removeEventListener(SIGNED_IN, resume);
  }, [publisher]);
  useEffect(() => {
    if (!isShown) return;
    const look = () => void publisher.refresh();
    addEventListener("focus", look);
    return () => removeEventListener("focus", look);
  }, [isShown, publisher]);
  useEffect(() => {
    if (lastVersion.current !== storeVersion) void publisher.refresh();
    lastVersion.current = storeVersion;
  }, [storeVersion, publisher]);
  return { publisher, state: useStore(publisher.state, identity), notice: useStore(publisher.notice, identity) };
}

function identity<Value>(value: Value): Value {
  return value;
}
