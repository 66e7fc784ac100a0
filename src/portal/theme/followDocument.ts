import { autorun } from 'mobx';
import { flushSync } from 'react-dom';
import type { RootStore } from '../../runtime/stores/RootStore.ts';

/** Keeps what stands outside React in step for as long as the page lives: language, colour scheme, device. */
export function followDocument(root: RootStore): void {
  const { documentElement, body } = document;
  autorun(() => {
    documentElement.lang = root.locale.language;
  });
  autorun(() => {
    documentElement.style.colorScheme = root.theme.dark ? 'dark' : 'light';
    documentElement.classList.toggle('at-dark', root.theme.dark);
    body.classList.toggle('colorWeak', root.theme.settings.colorWeak);
  });
  const measure = (): void => {
    root.theme.resize(window.innerWidth);
  };
  measure();
  window.addEventListener('resize', measure);
  // The browser takes the page as it is when these return.
  window.addEventListener('beforeprint', () => flushSync(() => root.theme.print(true)));
  window.addEventListener('afterprint', () => root.theme.print(false));
}
