import { isForbiddenKey } from '../../schemas/forbiddenKey.ts';
import { safeUrl } from '../safeUrl.ts';
import { isTemplate } from './braces.ts';

/** Props with which a component would be given code, an element, or a place that is not its own. */
const REFUSED: ReadonlySet<string> = new Set([
  'dangerouslySetInnerHTML',
  'innerHTML',
  'srcDoc',
  'srcdoc',
  'ref',
  'id',
  'component',
  'components',
  'as',
  'tagName',
  'cssText',
]);
const ADDRESSES: ReadonlySet<string> = new Set([
  'href',
  'src',
  'action',
  'formAction',
  'poster',
  'xlinkHref',
  'cite',
]);

const DEEPEST = 20;

/** Called for what is left out, with its way, such as `style`, `position`. */
type Told = (way: readonly string[]) => unknown;

/** How a member is judged: where it stands, and whether it is part of a style. */
interface At {
  readonly way: readonly string[];
  readonly inStyle: boolean;
}

/** Props as data: without what could be code, HTML, an address of a script, or a style that leaves its place. */
export const safeProps = (
  props: Readonly<Record<string, unknown>>,
  told: Told = () => undefined,
): Record<string, unknown> => safeMembers(props, told, { way: [], inStyle: false });

/** The same of options, which components draw with what they hold: `style`, `title`, options of their own. */
export const safeOptions = (options: readonly unknown[], told: Told = () => undefined): readonly unknown[] =>
  options.map((each, index) => safeValue(each, told, { way: [String(index)], inStyle: false }));

/** Names of classes: those of the page would be meant, such as that of a dialog's mask. */
export const isClass = (name: string): boolean => /^class(?:es|Names?)?$|ClassNames?$|prefixCls$/i.test(name);

function safeMembers(
  members: Readonly<Record<string, unknown>>,
  told: Told,
  { way, inStyle }: At,
): Record<string, unknown> {
  const safe: [string, unknown][] = [];
  for (const [name, value] of Object.entries(members)) {
    const here = { way: [...way, name], inStyle: inStyle || /^styles?$|Styles?$/.test(name) };
    if (isSafe(name, value, here)) safe.push([name, safeValue(value, told, here)]);
    else told(here.way);
  }
  return Object.fromEntries(safe);
}

function safeValue(value: unknown, told: Told, at: At): unknown {
  if (Array.isArray(value)) {
    const judged = value.map(
      (each: unknown, index) => [each, { ...at, way: [...at.way, String(index)] }] as const,
    );
    return judged.flatMap(([each, here]) => {
      if (here.way.length <= DEEPEST && isSafeText(each, at)) return [safeValue(each, told, here)];
      told(here.way);
      return [];
    });
  }
  if (typeof value !== 'object' || value === null) return value;
  return safeMembers(value as Record<string, unknown>, told, at);
}

function isSafe(name: string, value: unknown, { way, inStyle }: At): boolean {
  if (isForbiddenKey(name) || REFUSED.has(name) || isClass(name) || way.length > DEEPEST) return false;
  if (typeof value === 'function' || /^on[A-Z]/.test(name)) return false;
  // Below others these are more of what stands there: options of an option.
  if (name === 'children') return typeof value !== 'object' || (way.length > 1 && Array.isArray(value));
  if (ADDRESSES.has(name))
    return typeof value !== 'string' || isTemplate(value) || safeUrl(value) !== undefined;
  if (name === 'style') return typeof value === 'object' || isText(value, isTemplate);
  if (inStyle && name === 'position') return isText(value, (text) => isTemplate(text) || IN_PLACE.test(text));
  return isSafeText(value, { way, inStyle });
}

const isText = (value: unknown, is: (text: string) => boolean): boolean =>
  typeof value === 'string' && is(value);

const IN_PLACE = /^\s*(?:static|relative|absolute)\s*$/i;
/** What fetches something, and how CSS writes letters so that nobody sees it. */
const FETCHES = /\\|(?:url|src|image|image-set|cross-fade|element|paint|expression)\s*\(/i;

/** What an expression yields is judged when it is there. */
const isSafeText = (value: unknown, { inStyle }: At): boolean =>
  !inStyle || typeof value !== 'string' || isTemplate(value) || !FETCHES.test(value);
