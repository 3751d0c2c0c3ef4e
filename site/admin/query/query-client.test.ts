import { QueryObserver } from "@tanstack/react-query";
import { expect, onTestFinished, test, vi } from "vitest";
import { queryClient, refreshContent } from "./query-client.ts";

test("a change shows although the first read, which began before it, ends after it", async () => {
  const answers: ((photos: string[]) => void)[] = [];
  const queryFn = () => new Promise<string[]>((resolve) => answers.push(resolve));
  const observer = new QueryObserver(queryClient, { queryKey: ["content", "photos"], queryFn });
  onTestFinished(observer.subscribe(() => undefined));
  refreshContent();
  answers[0]?.([]);
  answers[1]?.(["barn.jpg"]);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual(["barn.jpg"]));
});
