import type { ResourceKind } from '../../schemas/kinds.ts';
import { type Locale, toLocale } from '../../schemas/text.ts';

/** The states in which a widget is shown, as the contract of all widgets knows them; a form is there for a new record too. */
export const states = [
  'normal',
  'adding',
  'disabled',
  'readOnly',
  'error',
  'loading',
  'empty',
  'noRight',
] as const;
export type StageState = (typeof states)[number];

const formStates: readonly StageState[] = ['normal', 'adding', 'readOnly', 'error', 'loading', 'noRight'];
const listStates: readonly StageState[] = ['normal', 'readOnly', 'error', 'loading', 'empty', 'noRight'];

const isForm = (kind: ResourceKind | undefined): boolean => kind === 'form' || kind === 'mgrForm';

/** Whether a document of the kind is about the records of a module. */
export const holdsRecords = (kind: ResourceKind | undefined): boolean => isForm(kind) || kind === 'mgrList';

/** The states that make sense for what is shown; `kind`: of the document that is drawn whole. */
export function statesOf(kind: ResourceKind | undefined): readonly StageState[] {
  if (isForm(kind)) return formStates;
  return holdsRecords(kind) ? listStates : states.filter((state) => state !== 'adding');
}

/** What a state is called: a form that is opened with a record is one in which it is changed. */
export const stateTitle = (state: StageState, kind: ResourceKind | undefined): StageState | 'editing' =>
  state === 'normal' && isForm(kind) ? 'editing' : state;

export type StageWidth = 'desktop' | 'phone';

/** Everything that a link to the gallery says. */
export interface GallerySettings {
  type: string;
  /** Place of the example among the widget's; `page`: the page document of `examples/renderers`. */
  fixture: number | 'page';
  lang: Locale;
  dark: boolean;
  width: StageWidth;
  state: StageState;
}

/** What holds where the address says nothing: the reader's own language and looks, the first widget. */
export type GalleryDefaults = Pick<GallerySettings, 'type' | 'lang' | 'dark' | 'width'>;

/** Reads an address; what it says wrongly counts as not said. */
export function readSettings(search: string, defaults: GalleryDefaults): GallerySettings {
  const given = new URLSearchParams(search);
  const dark = given.get('dark');
  const width = given.get('width');
  const lang = given.get('lang');
  const fixture = given.get('fixture') ?? '';
  return {
    type: given.get('type') ?? defaults.type,
    fixture: fixture === 'page' ? 'page' : /^\d{1,3}$/.test(fixture) ? Number(fixture) : 0,
    lang: lang === null ? defaults.lang : toLocale(lang),
    dark: dark === null ? defaults.dark : dark === '1',
    width: width === 'phone' || width === 'desktop' ? width : defaults.width,
    state: states.find((state) => state === given.get('state')) ?? 'normal',
  };
}

/** The address of settings, whole, so that whoever follows the link sees the same. */
export function writeSettings({ type, fixture, lang, dark, width, state }: GallerySettings): string {
  const written = new URLSearchParams({
    type,
    fixture: String(fixture),
    lang,
    dark: dark ? '1' : '0',
    width,
    state,
  });
  return `?${written.toString()}`;
}
