import { defineAction } from './defineAction.ts';

/** Waits before the next step. */
export const wait = defineAction('wait', (step, { signal }) => {
  const milliseconds = Number(step.milliseconds);
  return new Promise<void>((resolve) => {
    const leave = (): void => {
      clearTimeout(timer);
    };
    const timer = setTimeout(() => {
      // The page's signal outlives many a wait.
      signal.removeEventListener('abort', leave);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', leave, { once: true });
  });
});
