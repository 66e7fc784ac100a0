import { flushSync } from 'react-dom';
import { awaitSight } from '../../../runtime/form/awaitSight.ts';
import { firstInvalid, isInSight } from '../../../runtime/form/firstInvalid.ts';

const WRONG = '[aria-invalid="true"], .ant-formily-item-error';
const PANE = '.ant-tabs-tabpane[aria-hidden="true"]';
const PANEL = '.ant-collapse-item:not(.ant-collapse-item-active)';
const CLOSED = `${PANE}, ${PANEL}`;

/**
 * Brings the first field of a schema that is wrong into sight, and puts the cursor into it. Tabs and panels around it
 * open: those of Formily's lists keep to themselves which of them is open, and take it from a press alone.
 */
export function showWrongIn(ground: HTMLElement | null): void {
  const pressed = new Set<HTMLElement>();
  awaitSight(() => {
    const wrong = [...(ground?.querySelectorAll<HTMLElement>(WRONG) ?? [])].find(
      (each) => !each.closest('[hidden]'),
    );
    if (!wrong) return undefined;
    flushSync(() => {
      for (const part of closedAround(wrong)) {
        const presser = presserOf(part);
        if (!presser || pressed.has(presser)) continue;
        pressed.add(presser);
        presser.click();
      }
    });
    return isInSight(wrong) ? (firstInvalid(wrong) ?? wrong) : undefined;
  });
}

function* closedAround(element: Element): Generator<Element> {
  const closed = element.closest(CLOSED);
  if (!closed) return;
  yield closed;
  if (closed.parentElement) yield* closedAround(closed.parentElement);
}

function presserOf(part: Element): HTMLElement | null {
  if (part.matches(PANEL)) return part.querySelector('.ant-collapse-header');
  const tab = part.getAttribute('aria-labelledby');
  return tab === null ? null : document.getElementById(tab);
}
