import { useText } from '../locale/useText.ts';
import type { Mode } from '../../schemas/flow/policy.ts';
import { useRoot } from '../stores/RootContext.tsx';
import { listed } from '../../schemas/text.ts';
import type { FlowEntry } from '../../schemas/wire/flowDetail.ts';
import type { FlowPerson } from '../../schemas/wire/flowInstance.ts';
import { flowWordsLocale } from './flowWords.locale.ts';

type Key = keyof typeof flowWordsLocale.texts.zhCN;

const isKey = (key: string): key is Key => Object.hasOwn(flowWordsLocale.texts.zhCN, key);

/** Names told in one line; how many there are is told of more. */
const NAMES = 3;

const LEADING: ReadonlySet<string> = new Set(['rejected', 'returned', 'jumped', 'routed']);

/** Whether a line of the timeline is of the kinds that lead to another step, which `to` names. */
export const leadsToStep = (kind: string): boolean => LEADING.has(kind);

/** What a person reads for the codes of flows. */
export interface FlowWords {
  /** Of a task, or of somebody who is yet to be asked. */
  readonly task: (state: string) => string;
  /** Of whoever fills in the form. */
  readonly start: (state: string) => string;
  /** Empty where there is none; a code that is not known is told as it is. */
  readonly reason: (reason: string | null | undefined) => string;
  /** What a line of the timeline says was done. */
  readonly did: (entry: Pick<FlowEntry, 'kind' | 'to'>) => string;
  readonly mode: (mode: Mode) => string;
  readonly names: (people: readonly Pick<FlowPerson, 'label'>[]) => string;
  /** A moment on the clock of the platform's zone. */
  readonly time: (moment: string) => string;
  readonly system: string;
}

/** The words for states, reasons and lines of the timeline in the reader's language. */
export function useFlowWords(): FlowWords {
  const text = useText(flowWordsLocale);
  const { locale } = useRoot();
  const word = (key: string, code: string, values?: Readonly<Record<string, unknown>>): string =>
    isKey(key) ? text(key, values) : code;
  const task = (state: string): string => word(`task.${state}`, state);
  return {
    task,
    start: (state) => (isKey(`start.${state}`) ? word(`start.${state}`, state) : task(state)),
    reason: (reason) => (reason ? word(`reason.${reason}`, reason) : ''),
    did: ({ kind, to }) => word(`did.${kind}.${to ?? ''}`, word(`kind.${kind}`, kind)),
    mode: (mode) => word(`mode.${mode.by}`, mode.by, mode),
    names: (people) => {
      const names = listed(
        people.slice(0, NAMES).map(({ label }) => label),
        locale.locale,
      );
      return people.length > NAMES ? text('people', { names, n: people.length }) : names;
    },
    time: (moment) => locale.dateTime(moment),
    system: text('system'),
  };
}
