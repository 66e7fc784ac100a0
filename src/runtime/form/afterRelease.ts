/** Whether a button of the mouse, or a finger, is down. */
let held = false;
let waiting: (() => void)[] = [];
let turn: ReturnType<typeof setTimeout> | undefined;

/** The press has ended. What it was for, the click, comes first; a finger's press goes on as one of the mouse. */
function release(): void {
  if (!held) return;
  clearTimeout(turn);
  turn = setTimeout(() => {
    held = false;
    const due = waiting;
    waiting = [];
    for (const run of due) run();
  });
}

/** Presses that a script made up have no end that one could wait for. */
function press({ button, isTrusted }: MouseEvent): void {
  if (button !== 0 || !isTrusted) return;
  clearTimeout(turn);
  held = true;
}

if (typeof window !== 'undefined') {
  for (const type of ['pointerdown', 'mousedown'] as const) window.addEventListener(type, press, true);
  const ends = ['pointerup', 'pointercancel', 'mouseup', 'contextmenu', 'dragend'] as const;
  for (const type of ends) window.addEventListener(type, release, true);
  // Of the window itself: captured, it would also be that of each input.
  window.addEventListener('blur', release);
}

/**
 * Runs what may move the page: at once, or where a press is on its way, as soon as it is over. A message that appears
 * between press and release would move the button from under the pointer, and the click would be lost.
 */
export function afterRelease(run: () => void): void {
  if (held) waiting.push(run);
  else run();
}
