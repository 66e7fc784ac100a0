import type { StaticType } from '../../conditions/check/index.ts';
import type { FixedAnswer, FixedAnswers } from '../../runtime/data/fixedTransport.ts';
import type { Source } from '../../schemas/source.ts';
import type { Locale } from '../../schemas/text.ts';
import { msgStates, type Answer } from '../../schemas/wire/answer.ts';
import { sampleType } from './sampleType.ts';
import type { StageState } from './settings.ts';

/** How the calls of an example end. */
export type Outcome = 'answered' | 'waiting' | 'empty' | 'failing' | 'refused';

export const outcomeOf: Readonly<Record<StageState, Outcome>> = {
  normal: 'answered',
  adding: 'answered',
  disabled: 'answered',
  readOnly: 'answered',
  error: 'failing',
  loading: 'waiting',
  empty: 'empty',
  noRight: 'refused',
};

/** People, departments and dictionaries as the server would list them. */
const choices = [
  { value: 'a', label: { zhCN: '甲', enUS: 'First' }, tone: 'blue' },
  { value: 'b', label: { zhCN: '乙', enUS: 'Second' } },
];

/** Records of whatever module is asked for. */
const records = [
  { id: '1', revision: 1, name: 'A-1', reason: 'A-1', days: 3 },
  { id: '2', revision: 1, name: 'B-2', reason: 'B-2', days: 1 },
];

/** Module of the calls that the sources of examples make. */
export const EXAMPLE_MODULE = 'example';

/** Links to what this window holds last as long as it. */
const NEVER = '9999-12-31T00:00:00Z';

/** Controls that examples draw: those of the demo campus, each fetched when it is asked for. */
const controls = import.meta.glob<object>('../../../examples/campus/controls/*.json', { import: 'default' });

/** The rows of an example, as sources of its page. */
export const exampleSources = (data: unknown): Record<string, Source> =>
  Object.fromEntries(Object.keys(rowsOf(data)).map((name) => [name, { call: `${EXAMPLE_MODULE}/${name}` }]));

/** What a call of an example answers, by its rows; undefined where nothing can be told of it. */
export function exampleType(data: unknown, call: string): StaticType | undefined {
  const [module, name = ''] = call.split('/');
  const rows = module === EXAMPLE_MODULE ? rowsOf(data)[name] : undefined;
  return Array.isArray(rows) && rows.length > 0 ? sampleType(rows) : undefined;
}

/** What the calls of an example answer. */
export function exampleAnswers(data: unknown, outcome: Outcome, locale: Locale = 'zhCN'): FixedAnswers {
  if (outcome !== 'answered') return { '': ending(outcome, locale) };
  const rows = Object.entries(rowsOf(data)).map(([name, list]): [string, FixedAnswer] => [
    `/${EXAMPLE_MODULE}/${name}.htm`,
    { list: list as [] },
  ]);
  // The last one answers every call that no row stands for.
  return {
    ...Object.fromEntries(rows),
    '/getSelectorData.htm': { list: choices },
    '/list.htm': { list: records, total: records.length },
    '/resource/get.do': ({ kind, id }) => published(String(kind), String(id), locale),
    ...keptFiles(locale),
    '': ending('empty', locale),
  };
}

/** Pictures that examples show, in `public/examples/files`. */
const SAMPLES = ['1d4f6b83-2c5e-4a7d-9b0c-3e5f7a9b1c2d', '5b0c3e5f-7a9b-4c2d-8d4f-6b832c5e4a7d'];

/** Files that are tried in an example stay in this window. */
export function keptFiles(locale: Locale): FixedAnswers {
  const addresses = new Map<string, string>();
  const refused: Partial<Answer> = { msgState: msgStates.forbidden, msg: messages.refused[locale] };
  return {
    '/files/upload': ({ file }) => {
      if (!(file instanceof File)) return refused;
      const id = `00000000-0000-4000-8000-${String(addresses.size).padStart(12, '0')}`;
      addresses.set(id, URL.createObjectURL(file));
      return { result: { id, name: file.name, size: file.size, type: file.type } };
    },
    '/files/link.do': ({ id }) => {
      const sample = SAMPLES.find((one) => one === id);
      const url = addresses.get(String(id)) ?? (sample && `/examples/files/${sample}.svg`);
      return url === undefined ? refused : { result: { url, expiresAt: NEVER } };
    },
  };
}

async function published(kind: string, id: string, locale: Locale): Promise<Partial<Answer>> {
  const load = kind === 'control' ? controls[`../../../examples/campus/controls/${id}.json`] : undefined;
  if (!load) return { msgState: msgStates.notFound, msg: messages.missing[locale] };
  return { result: { kind, id, version: 1, schema: await load() } };
}

const rowsOf = (data: unknown): Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null ? Object.fromEntries(Object.entries(data)) : {};

/** What an outcome other than the answers themselves looks like. */
export function ending(outcome: Exclude<Outcome, 'answered'>, locale: Locale): FixedAnswer {
  switch (outcome) {
    case 'waiting':
      return () => new Promise(() => undefined);
    case 'empty':
      return { list: [], total: 0 };
    case 'failing':
      return { msgState: msgStates.fault, msg: messages.failing[locale] };
    case 'refused':
      return { msgState: msgStates.forbidden, msg: messages.refused[locale] };
  }
}

/** As the server would say it. */
export const messages = {
  failing: { zhCN: '服务暂不可用', enUS: 'The service is not available' },
  refused: { zhCN: '当前角色没有权限', enUS: 'Your role has no right to this' },
  missing: { zhCN: '没有找到', enUS: 'Not found' },
  notHere: { zhCN: '组件库没有连接服务器', enUS: 'There is no server behind this gallery' },
} as const;
