import { createFixedTransport, type FixedAnswers } from '../../../runtime/data/fixedTransport.ts';
import { msgStates, type Answer } from '../../../schemas/wire/answer.ts';
import type { ModuleRecord } from '../../../schemas/wire/record.ts';

/** What a person chose for lists of their own is no part of a list that is designed: columns, saved views. */
const OWN_CHOICES: FixedAnswers = {
  '/userSetting/get.do': { result: {} },
  '/listView/list.do': { list: [], total: 0 },
};

const MODULE_LIST = /\/rest\/http\/([^/]+)\/(list|count|aggregate)\.htm$/;

/** Where records come from that are made up. */
export interface Sampling {
  /** Makes up records of a module; undefined where its form cannot be read. */
  readonly records: (module: string) => Promise<readonly ModuleRecord[] | undefined>;
  /** Whether none are to be made up now: who tries the list searches what is there. */
  readonly honest: () => boolean;
  /** Is told whether the records that are shown are made up. */
  readonly told: (isSampled: boolean) => void;
}

/**
 * Passes calls on, but for what the person chose for herself; and answers with records that are made up where a module
 * has none to show: it is not published yet, the rules of the list leave none, or nobody has added any.
 */
export function stageTransport(transport: typeof fetch, sampling: Sampling): typeof fetch {
  const own = createFixedTransport(OWN_CHOICES);
  /** What is made up, by module, while it is shown. */
  const shown = new Map<string, FixedAnswers>();
  const list = async (module: string, ...request: Parameters<typeof fetch>): Promise<Response> => {
    const found = await transport(...request);
    const records = sampling.honest() || !(await isBare(found)) ? undefined : await sampling.records(module);
    sampling.told(records !== undefined);
    if (records === undefined) {
      shown.delete(module);
      return found;
    }
    const answers = answersOf(records);
    shown.set(module, answers);
    return createFixedTransport(answers)(...request);
  };
  return (...request) => {
    const [input] = request;
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
    if (Object.keys(OWN_CHOICES).some((end) => pathname.endsWith(end))) return own(...request);
    const [, module, call] = MODULE_LIST.exec(pathname) ?? [];
    if (module === undefined) return transport(...request);
    if (call === 'list') return list(module, ...request);
    const answers = shown.get(module);
    return answers === undefined ? transport(...request) : createFixedTransport(answers)(...request);
  };
}

/** Whether an answer brings no records. That a field is unknown is for the caller to ask again without it. */
async function isBare(response: Response): Promise<boolean> {
  const { msgState, list, errors } = (await response.clone().json()) as Partial<Answer>;
  if (msgState === msgStates.success) return !Array.isArray(list) || list.length === 0;
  return errors?.some(({ path }) => path.startsWith('fields.')) !== true;
}

const answersOf = (records: readonly ModuleRecord[]): FixedAnswers => ({
  '/list.htm': { list: [...records], total: records.length },
  '/count.htm': { result: records.length },
  '/aggregate.htm': { list: [] },
});
