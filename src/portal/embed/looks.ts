import { embedValidators } from 'virtual:embed-validators';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import type { EmbedParams } from '../../schemas/embed/apis.ts';
import { FRAME_NAME, type FrameLooks } from '../../schemas/embed/frameName.ts';

/**
 * How the page around wants the portal to look, from the first drawing on. It stands in the name of the frame, which is there
 * before anything is asked, and outlives a reload; what is no look is left out.
 */
export function looksOf(name: string): FrameLooks {
  const given = read(name);
  const { locale, theme, autoHeight } = given;
  return {
    ...(isLocale(locale) && { locale }),
    ...(isTheme(theme) && { theme }),
    ...(autoHeight === true && { autoHeight }),
  };
}

function read(name: string): Partial<Record<keyof FrameLooks, unknown>> {
  if (!name.startsWith(FRAME_NAME)) return {};
  try {
    const given: unknown = JSON.parse(name.slice(FRAME_NAME.length));
    return typeof given === 'object' && given !== null ? given : {};
  } catch {
    return {};
  }
}

const isLocale = (locale: unknown): locale is EmbedParams<'setLocale'>['locale'] =>
  embedValidators.setLocale?.({ locale }) === true;
const isTheme = (theme: unknown): theme is EmbedParams<'setTheme'> =>
  embedValidators.setTheme?.(theme) === true;

/** Shows a theme for as long as the frame lives. */
export function showTheme(
  { theme }: Pick<RootStore, 'theme'>,
  { dark, color }: EmbedParams<'setTheme'>,
): void {
  theme.surround({
    ...(dark !== undefined && { navTheme: dark ? 'realDark' : 'lightMenu' }),
    ...(color !== undefined && { primaryColor: color }),
  });
}

/** Looks as the page around wants, and keeps in step with what is chosen from then on. */
export function followLooks(root: RootStore, browser: Window): void {
  const { locale, theme, autoHeight } = looksOf(browser.name);
  if (locale !== undefined && locale !== root.locale.locale) root.locale.change(locale);
  if (theme !== undefined) showTheme(root, theme);
  if (autoHeight === true) browser.document.documentElement.classList.add('at-auto-height');
  root.locale.subscribe(() => note(browser, { locale: root.locale.locale }));
}

/** The frame loaded anew begins with this. */
export function note(browser: Pick<Window, 'name'>, looks: FrameLooks): void {
  const before = looksOf(browser.name);
  const theme = { ...before.theme, ...looks.theme };
  browser.name = `${FRAME_NAME}${JSON.stringify({ ...before, ...looks, theme })}`;
}
