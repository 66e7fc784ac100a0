/** Milliseconds after which a drawing no longer waits for the browser to have nothing better to do. */
const PATIENCE = 500;

const waiting = new Set<() => void>();
/** Gives up the moment that is awaited, if one is. */
let giveUp: (() => void) | undefined;

/**
 * Draws when the browser is idle, as many as fit into a moment and at least one: a dashboard of charts drawn in one go
 * holds up every click for as long as all of them take.
 * @returns takes it back
 */
export function drawInTurn(draw: () => void): () => void {
  waiting.add(draw);
  schedule();
  return () => {
    waiting.delete(draw);
    if (waiting.size > 0) return;
    giveUp?.();
    giveUp = undefined;
  };
}

function schedule(): void {
  if (giveUp || waiting.size === 0) return;
  giveUp = whenIdle((hasTime) => {
    giveUp = undefined;
    try {
      do next();
      while (waiting.size > 0 && hasTime());
    } finally {
      schedule();
    }
  });
}

function next(): void {
  for (const draw of waiting) {
    waiting.delete(draw);
    draw();
    return;
  }
}

/** Safari has no idle time to offer: there each drawing is a task of its own. Answers how to give it up. */
function whenIdle(call: (hasTime: () => boolean) => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback((deadline) => call(() => deadline.timeRemaining() > 0), {
      timeout: PATIENCE,
    });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(() => call(() => false));
  return () => clearTimeout(id);
}
