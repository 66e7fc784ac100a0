import type { TextOf } from '../../runtime/locale/useText.ts';
import { interfaceLocale } from './interface.locale.ts';
import { valueAt } from './valueAt.ts';

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
  'composed.steps': 'composedSteps',
  'composed.list': 'answeredRows',
  'composed.join': 'joinedRows',
  'join.step': 'joinStep',
  'join.by': 'joinBy',
  'join.key': 'joinKey',
  'steps.name': 'stepName',
  'steps.call': 'stepCall',
  'steps.when': 'stepWhen',
};

/** Members that hold the part of a kind. */
const PARTS: ReadonlySet<string> = new Set(['sql', 'http', 'composed']);

const isKey = (name: string): name is Key => Object.hasOwn(interfaceLocale.texts.zhCN, name);

/** Of a step, the screen has one field for a condition, and one for each value. */
function toField(names: readonly string[]): readonly string[] {
  if (names[0] !== 'steps') return names;
  const [when, value] = [names.indexOf('when'), names.indexOf('value')];
  if (when >= 0) return names.slice(0, when + 1);
  return value < 0 ? names : names.slice(0, value);
}

/**
 * A path of a definition as the screen names it: `inputs.0.name` as "Inputs 1 · Name".
 * @param definition in which values that a step hands on have names, which say more than their numbers
 */
export function pathTitle(path: string, text: TextOf<Key>, definition?: unknown): string {
  const [head = '', ...rest] = path.split('.');
  if (head === 'try') return rest.join('.');
  const parts: string[] = [];
  let before = head;
  // The part of a kind is named by its members.
  const names = PARTS.has(head) && rest.length > 0 ? rest : [head, ...rest];
  for (const [at, name] of toField(names).entries()) {
    if (/^\d+$/.test(name)) {
      const own = valueAt(definition, [head, ...names.slice(0, at + 1), 'name'].join('.'));
      const isGiven = names[0] === 'steps' && before === 'inputs' && typeof own === 'string';
      parts.push(`${parts.pop() ?? ''} ${isGiven ? own : String(Number(name) + 1)}`);
      continue;
    }
    const renamed = RENAMED[`${before}.${name}`] ?? name;
    parts.push(isKey(renamed) ? text(renamed) : name);
    before = name;
  }
  return parts.join(' · ');
}
