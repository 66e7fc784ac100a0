import type { TextOf } from '../../runtime/locale/useText.ts';
import { interfaceLocale } from './interface.locale.ts';

type Key = keyof (typeof interfaceLocale.texts)['zhCN'];

/** Members whose titles are not called as they are. */
const RENAMED: Readonly<Record<string, Key>> = {
  'sql.text': 'statement',
  'inputs.name': 'inputName',
  'outputs.name': 'outputName',
  'outputs.path': 'outputPath',
  'http.rows': 'rowsPath',
  'query.name': 'sentAs',
  'body.name': 'sentAs',
};

/** Members that hold the part of a kind. */
const PARTS: ReadonlySet<string> = new Set(['sql', 'http']);

const isKey = (name: string): name is Key => Object.hasOwn(interfaceLocale.texts.zhCN, name);

const numbered = (parts: readonly string[], at: string): readonly string[] => [
  ...parts.slice(0, -1),
  `${parts.at(-1) ?? ''} ${String(Number(at) + 1)}`,
];

/** Members that are written as JSON are named as they stand there; only the steps have a name on the screen. */
function writtenTitle(names: readonly string[], text: TextOf<Key>): string {
  const parts = names.reduce<readonly string[]>(
    (before, name, at) =>
      /^\d+$/.test(name)
        ? numbered(before, name)
        : [...before, at === 0 && name === 'steps' ? text('composedSteps') : name],
    [],
  );
  return parts.join(' · ');
}

/** A path of a definition as the screen names it: `inputs.0.name` as "Inputs 1 · Name". */
export function pathTitle(path: string, text: TextOf<Key>): string {
  const [head = '', ...rest] = path.split('.');
  if (head === 'try') return rest.join('.');
  if (head === 'composed' && rest.length > 0) return writtenTitle(rest, text);
  const parts: string[] = [];
  let before = head;
  // The part of a kind is named by its members.
  const names = PARTS.has(head) && rest.length > 0 ? rest : [head, ...rest];
  for (const name of names) {
    if (/^\d+$/.test(name)) {
      parts.push(`${parts.pop() ?? ''} ${String(Number(name) + 1)}`);
      continue;
    }
    const renamed = RENAMED[`${before}.${name}`] ?? name;
    parts.push(isKey(renamed) ? text(renamed) : name);
    before = name;
  }
  return parts.join(' · ');
}
