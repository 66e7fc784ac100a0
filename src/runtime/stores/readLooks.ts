import type { Looks } from './ThemeStore.ts';

const words: { readonly [K in keyof Looks]?: readonly Looks[K][] } = {
  navTheme: ['lightMenu', 'darkMenu', 'realDark'],
  layout: ['sidemenu', 'topmenu', 'minisidemenu'],
  contentWidth: ['Fixed', 'Fluid'],
};
const switches = ['fixedHeader', 'fixSiderbar', 'autoHideHeader', 'colorWeak', 'multiTab'];
const COLOUR = /^#[0-9a-f]{6}$/i;

function isLook(name: string, value: unknown): boolean {
  if (name === 'primaryColor') return typeof value === 'string' && COLOUR.test(value);
  if (switches.includes(name)) return typeof value === 'boolean';
  return Object.entries(words).some(
    ([word, values]) => word === name && values.some((each) => each === value),
  );
}

/**
 * The looks among what a container says (`containerTheme`), or what a browser has kept; the rest
 * is left out.
 */
export const readLooks = (said: unknown): Partial<Looks> =>
  Object.fromEntries(Object.entries(said ?? {}).filter(([name, value]) => isLook(name, value)));
