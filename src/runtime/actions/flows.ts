import { toText } from '../../conditions/index.ts';
import type { Action } from '../../schemas/action.ts';
import { type FlowPageName, flowPages } from '../../schemas/actionParameters.ts';
import type { FlowDetail } from '../../schemas/wire/flowDetail.ts';
import type { FlowInstance } from '../../schemas/wire/flowInstance.ts';
import { ApiError } from '../data/ApiError.ts';
import { randomToken } from '../data/randomToken.ts';
import { TellableError } from '../data/TellableError.ts';
import { flowApplyAddress, flowDetailAddress, flowListAddress } from '../flow/flowAddress.ts';
import { refuseParameters } from '../form/refuseParameters.ts';
import { actionTexts } from './actionTexts.ts';
import { type ActionContext, defineAction } from './defineAction.ts';

type Values = Readonly<Record<string, unknown>>;
const WRITE = { outlivesRoute: true } as const;
const DATA = 'data.';

/** What a step gives, without what is empty. */
function given(step: Action, names: readonly string[], { read }: Pick<ActionContext, 'read'>): Values {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = step[name] === undefined ? null : read(step[name]);
      return value === null || value === undefined || value === '' ? [] : [[name, value]];
    }),
  );
}

/** The id of a person, of a file's list, of a record: as it is written, or of what holds it. */
const idOf = (one: unknown): string =>
  typeof one === 'object' && one !== null && 'value' in one ? toText(one.value) : toText(one);

const idsOf = (people: unknown): readonly string[] =>
  (Array.isArray(people) ? (people as unknown[]) : [people]).map(idOf).filter((id) => id !== '');

/** People by step, as ids. */
const picksOf = (picks: unknown): Values =>
  Object.fromEntries(
    Object.entries(typeof picks === 'object' && picks !== null ? picks : {}).map(([node, people]) => [
      node,
      idsOf(people),
    ]),
  );

/** Makes a call of flows; what it refuses of data that are fields of the form around is shown at these. */
async function callFlow(
  step: Action,
  { root, form }: Pick<ActionContext, 'root' | 'form'>,
  name: 'start' | 'act' | 'withdraw',
  param: Values,
): Promise<FlowInstance> {
  const sent = { ...param, requestId: randomToken(4) };
  try {
    const path = `/flow/${name}.do`;
    const { instance } = await root.client.result<{ instance: FlowInstance }>('form', path, sent, WRITE);
    // The record of the instance may be another one now.
    root.changes.changed(instance.form, {});
    return instance;
  } catch (error) {
    if (form && error instanceof ApiError) {
      const ofData = (error.detail.errors ?? []).filter(({ path }) => path.startsWith(DATA));
      refuseParameters(
        form,
        step.data,
        ofData.map((each) => ({ ...each, path: each.path.slice(DATA.length) })),
      );
    }
    throw error;
  }
}

/** Starts a flow; the result is the instance. */
export const startFlow = defineAction('startFlow', (step, context) => {
  const { data = {}, picks, record } = given(step, ['data', 'picks', 'record'], context);
  return callFlow(step, context, 'start', {
    ...{ flowId: step.flow, data },
    ...(record !== undefined && { record: idOf(record) }),
    ...(picks !== undefined && { picks: picksOf(picks) }),
  });
});

/** Acts on a task, or withdraws an instance, at the revision that the step names or that there is now. */
export const actFlow = defineAction('actFlow', async (step, context) => {
  const { root } = context;
  const names = ['task', 'instance', 'revision', 'comment', 'data', 'people', 'node', 'picks', 'attachments'];
  const { task, instance, revision, people, picks, ...rest } = given(step, [...names, 'signature'], context);
  const isWithdrawal = step.decision === 'withdraw';
  const [instanceId, taskId] = [instance, task].map((each) =>
    each === undefined ? undefined : toText(each),
  );
  if ((isWithdrawal ? instanceId : taskId) === undefined)
    throw new TellableError(root.locale.localise(actionTexts.noTask));
  const known = revision === undefined ? await revisionOf(context, instanceId, taskId) : Number(revision);
  if (isWithdrawal) {
    const { comment } = rest;
    const said = comment === undefined ? {} : { comment };
    return callFlow(step, context, 'withdraw', { instanceId, revision: known, ...said });
  }
  return callFlow(step, context, 'act', {
    ...{ taskId, action: step.decision, revision: known, ...rest },
    ...(people !== undefined && { people: idsOf(people) }),
    ...(picks !== undefined && { picks: picksOf(picks) }),
    ...(step.order !== undefined && { order: step.order }),
  });
});

/** The revision of a task, or of an instance, as it is now. @throws TellableError where the step does not say of which */
async function revisionOf(
  { root, signal }: Pick<ActionContext, 'root' | 'signal'>,
  instanceId: string | undefined,
  taskId: string | undefined,
): Promise<number> {
  const fails = new TellableError(root.locale.localise(actionTexts.noTask));
  if (instanceId === undefined) throw fails;
  const param = { instanceId, ...(taskId !== undefined && { taskId }) };
  const detail = await root.client.result<FlowDetail>('form', '/flow/detail.do', param, { signal });
  if (taskId === undefined) return detail.instance.revision;
  const task = detail.tasks.find(({ id }) => id === taskId);
  if (task === undefined) throw fails;
  return task.revision;
}

/** Goes to a page of flows. */
export const openFlow = defineAction('openFlow', (step, context) => {
  const { root } = context;
  const { instance, task } = given(step, ['instance', 'task'], context);
  const [instanceId, taskId] = [instance, task].map((each) =>
    each === undefined ? undefined : toText(each),
  );
  const path = addressOf(step, instanceId, taskId);
  if (path === undefined) throw new TellableError(root.locale.localise(actionTexts.noTask));
  root.ui.navigate(path);
});

/** Undefined where the step does not say of which flow, or of which instance. */
function addressOf(
  { page: asked, flow }: Action,
  instance: string | undefined,
  task: string | undefined,
): string | undefined {
  const page: FlowPageName | undefined = flowPages.find((each) => each === asked);
  const of = typeof flow === 'string' ? flow : undefined;
  if (page === 'apply')
    return of === undefined ? undefined : flowApplyAddress(of, instance === undefined ? {} : { instance });
  if (page === 'detail') return instance === undefined ? undefined : flowDetailAddress(instance, task);
  return page === undefined ? undefined : flowListAddress(page === 'applied' ? 'apply' : page, of);
}
