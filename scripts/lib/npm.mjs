const LOOK_EVERY_MS = 250;

/**
 * Ends this process in order when the npm that runs it ends. npm hands SIGTERM to its shell, which dies without handing
 * it on, so the server would stay behind with nobody to stop it; the new parent gives that away.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  timer.unref();
}
