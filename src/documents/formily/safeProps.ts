import { scriptIn } from '../../conditions/script/index.ts';
import { isForbiddenKey } from '../../schemas/forbiddenKey.ts';
import { safeUrl } from '../safeUrl.ts';

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

/**
 * Props as data: without what could be code, HTML or an address of a script. What is left out is told by its way.
 * @param told the way of what is left out, such as `style`, `position`
 */
export function safeProps(
  props: Readonly<Record<string, unknown>>,
  told: (way: readonly string[]) => unknown = () => undefined,
  way: readonly string[] = [],
): Record<string, unknown> {
  const safe: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    const here = [...way, name];
    if (isSafe(name, value, here)) safe[name] = safeValue(value, told, here);
    else told(here);
  }
  return safe;
}

function safeValue(
  value: unknown,
  told: (way: readonly string[]) => unknown,
  way: readonly string[],
): unknown {
  if (Array.isArray(value)) return value.map((each, index) => safeValue(each, told, [...way, String(index)]));
  if (typeof value !== 'object' || value === null) return value;
  return safeProps(value as Record<string, unknown>, told, way);
}

function isSafe(name: string, value: unknown, way: readonly string[]): boolean {
  if (isForbiddenKey(name) || REFUSED.has(name) || way.length > DEEPEST) return false;
  if (typeof value === 'function' || /^on[A-Z]/.test(name)) return false;
  if (name === 'children') return typeof value === 'string' || typeof value === 'number';
  if (ADDRESSES.has(name))
    return typeof value !== 'string' || isTemplate(value) || safeUrl(value) !== undefined;
  if (way[0] !== 'style' && way[0]?.endsWith('Style') !== true) return true;
  if (name === 'position') return value !== 'fixed' && value !== 'sticky';
  return typeof value !== 'string' || !/url\(|image-set\(|expression\(/i.test(value);
}

/** What it yields is judged when it is there. */
const isTemplate = (value: string): boolean => scriptIn(value) !== undefined;
