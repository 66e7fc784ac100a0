import { afterEach, beforeEach } from 'vitest';

const quiet = (event: Event): void => {
  event.preventDefault();
};

/**
 * Keeps errors that a boundary catches out of the output of each test of a file: React has them reported as errors of the
 * window too. To be called outside of tests.
 */
export function quietErrors(): void {
  beforeEach(() => {
    window.addEventListener('error', quiet);
  });
  afterEach(() => {
    window.removeEventListener('error', quiet);
  });
}
