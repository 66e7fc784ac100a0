import type { LocaleStore } from '../../runtime/stores/LocaleStore.ts';
import { designLocale } from '../frame/design.locale.ts';

const names = ['palette', 'canvas', 'panel', 'outline', 'problems', 'preview', 'publish'] as const;
export type StopName = (typeof names)[number];

/** A place in the designer that the tour tells of. */
export interface TourStop {
  readonly name: StopName;
  readonly element: HTMLElement;
}

/** The stops that there is something to show of: a kind may have no widgets, or no page of its own. */
export function tourStops(locale: LocaleStore): readonly TourStop[] {
  return names.flatMap((name) => {
    const title = locale.text(designLocale, name);
    const element =
      name === 'preview' || name === 'publish'
        ? buttonCalled(title)
        : (document.querySelector<HTMLElement>(`.at-design [role="region"][aria-label="${title}"]`) ??
          (name === 'canvas' ? document.querySelector<HTMLElement>('.at-design-canvas') : null));
    return element === null || element === undefined ? [] : [{ name, element }];
  });
}

/** A button of the top bar by its words, between which the library may have put a space. */
function buttonCalled(title: string): HTMLElement | undefined {
  const buttons = document.querySelectorAll<HTMLElement>('.at-design-top button');
  return [...buttons].find(
    ({ textContent }) => textContent.replaceAll(' ', '') === title.replaceAll(' ', ''),
  );
}
