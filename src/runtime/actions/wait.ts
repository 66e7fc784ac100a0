import { defineAction } from './defineAction.ts';

/** Waits before the next step. */
export const wait = defineAction('wait', (step, { signal }) => {
  const milliseconds = Number(step.milliseconds);
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
      },
      { once: true },
    );
  });
});
