/** The entry point of the worker that checks and completes texts, so that the page stays responsive. */
import { type Endpoint, expose, wrap } from "comlink";
import type { PageCalls } from "./check-protocol.ts";
import { Checker } from "./checker.ts";

// TypeScript types `self` as a window.
const page = self as unknown as Endpoint;
expose(new Checker(wrap<PageCalls>(page)), page);
