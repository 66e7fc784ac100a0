import { flushSync } from 'react-dom';

const WRONG = '[aria-invalid="true"], .ant-formily-item-error';
const PANE = '.ant-tabs-tabpane[aria-hidden="true"]';
const PANEL = '.ant-collapse-item:not(.ant-collapse-item-active)';

/**
 * Opens the tabs and panels around the first field of a schema that is wrong: those of Formily's lists keep to themselves
 * which of them is open, and take it from a press alone.
 */
export function openAround(ground: HTMLElement | null): void {
  const wrong = [...(ground?.querySelectorAll<HTMLElement>(WRONG) ?? [])].find(
    (each) => !each.closest('[hidden]'),
  );
  if (!wrong) return;
  flushSync(() => {
    for (
      let at = wrong.closest(`${PANE}, ${PANEL}`);
      at;
      at = at.parentElement?.closest(`${PANE}, ${PANEL}`) ?? null
    )
      presserOf(at)?.click();
  });
}

function presserOf(pane: Element): HTMLElement | null {
  if (pane.matches(PANEL)) return pane.querySelector('.ant-collapse-header');
  const tab = pane.getAttribute('aria-labelledby');
  return tab === null ? null : document.getElementById(tab);
}
