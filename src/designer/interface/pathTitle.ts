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
  'composed.steps': 'composedSteps',
  'composed.list': 'answeredRows',
  'composed.join': 'joinedRows',
  'join.step': 'joinStep',
  'join.by': 'joinBy',
  'join.key': 'joinKey',
};

/** Members of steps, which have one field each, whatever is within it. */
const STEP_MEMBERS: Readonly<Record<string, Key>> = {
  name: 'stepName',
  call: 'stepCall',
  when: 'stepWhen',
  module: 'stepModule',
  record: 'stepRecord',
  records: 'stepRecord',
  revision: 'stepRevision',
  items: 'stepItems',
  message: 'stepMessage',
  value: 'stepValue',
  steps: 'composedSteps',
  otherwise: 'stepElse',
};

/** Members of steps whose own members have fields. */
const STEP_VALUES: Readonly<Record<string, Key>> = { param: 'inputs', data: 'stepData' };

/** Members that hold the part of a kind. */
const PARTS: ReadonlySet<string> = new Set(['sql', 'http', 'composed']);

const isKey = (name: string): name is Key => Object.hasOwn(interfaceLocale.texts.zhCN, name);

/** A path below `composed`, where it leads to a step: by the step's number, then by its field. */
function stepTitle(names: readonly string[], text: TextOf<Key>): string | undefined {
  const number: string[] = [];
  let at = 0;
  for (; /^\d+$/.test(names[at + 1] ?? ''); at += 2) {
    if (names[at] === 'otherwise') number.push(text('stepElse'));
    number.push(String(Number(names[at + 1]) + 1));
  }
  if (number.length === 0) return undefined;
  const step = `${text('composedSteps')} ${number.join('.')}`;
  const [member, value] = names.slice(at);
  if (member === undefined) return step;
  const values = STEP_VALUES[member];
  if (values !== undefined) return [step, [text(values), value].filter(Boolean).join(' ')].join(' · ');
  const field = STEP_MEMBERS[member];
  return `${step} · ${field === undefined ? member : text(field)}`;
}

/** A path of a definition as the screen names it: `inputs.0.name` as "Inputs 1 · Name". */
export function pathTitle(path: string, text: TextOf<Key>): string {
  const [head = '', ...rest] = path.split('.');
  if (head === 'try') return rest.join('.');
  const step = head === 'composed' ? stepTitle(rest, text) : undefined;
  if (step !== undefined) return step;
  const parts: string[] = [];
  let before = head;
  // The part of a kind is named by its members.
  for (const name of PARTS.has(head) && rest.length > 0 ? rest : [head, ...rest]) {
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
