import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createToastStore } from "./toast-store.ts";

const REMOVE_MS = 1_000_000;

describe("createToastStore", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const text = { title: "Success!", description: "Sent.", isDestructive: false };

  test("removes a toast 1,000,000 ms after it was dismissed", () => {
    const store = createToastStore();
    store.show(text);
    const [shown] = store.current();
    expect(shown).toMatchObject({ ...text, isOpen: true });
    vi.advanceTimersByTime(REMOVE_MS);
    expect(store.current()).toEqual([shown]);

    store.dismiss(shown?.id ?? -1);
    vi.advanceTimersByTime(REMOVE_MS - 1);
    expect(store.current()).toEqual([{ ...shown, isOpen: false }]);
    vi.advanceTimersByTime(1);
    expect(store.current()).toEqual([]);
  });

  test("keeps the toast that replaced a dismissed one", () => {
    const store = createToastStore();
    store.show(text);
    store.dismiss(store.current()[0]?.id ?? -1);
    store.show({ ...text, title: "Again" });
    vi.advanceTimersByTime(REMOVE_MS);
    expect(store.current()).toMatchObject([{ title: "Again", isOpen: true }]);
    store.dismiss(0);
    expect(store.current()).toMatchObject([{ title: "Again", isOpen: true }]);
  });

  test("notifies a listener of every change until the subscription ends", () => {
    const store = createToastStore();
    const onChange = vi.fn();
    const unsubscribe = store.subscribe(onChange);
    store.show(text);
    store.dismiss(0);
    expect(onChange).toHaveBeenCalledTimes(2);
    unsubscribe();
    store.show(text);
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});
