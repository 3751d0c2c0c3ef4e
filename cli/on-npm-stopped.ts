/** Time between two looks at the parent process. */
const INTERVAL_MS = 250;

/**
 * Calls a function if npm or npx started this process and was then stopped. npm passes SIGTERM to its shell only, and most
 * shells end without passing it on, which would leave a server running on its port. The process then has another parent.
 * A process that npm did not start may outlive its shell.
 */
export function onNpmStopped(stop: () => void): void {
  if (process.env.npm_execpath === undefined) return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    stop();
  }, INTERVAL_MS);
  timer.unref();
}
