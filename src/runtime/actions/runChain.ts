import { ExpressionError, toText } from '../../conditions/index.ts';
import type { Scope } from '../../documents/flag.ts';
import { extendScope } from '../../documents/prop.ts';
import type { Action } from '../../schemas/action.ts';
import type { Text } from '../../schemas/text.ts';
import { isCancelled, messageOf } from '../data/ApiError.ts';
import { TellableError, tellableMessage } from '../data/TellableError.ts';
import { actionTexts } from './actionTexts.ts';
import type { FormModel } from '../form/FormModel.ts';
import type { PageModel } from '../render/PageModel.ts';
import type { RootStore } from '../stores/RootStore.ts';
import { type ActionContext, ChainStopped } from './defineAction.ts';
import { chainIn, failedAt, noteFailed } from './failedStep.ts';
import { untilAborted } from './untilAborted.ts';

export interface ChainPlace {
  root: RootStore;
  page: PageModel;
  form: FormModel | undefined;
  scope: Scope;
  /** Where the chain stands in its document, and how a person calls what runs it: for the log. */
  at?: ChainOrigin;
}

export interface ChainOrigin {
  /** JSON pointer of the chain. */
  path: string;
  name: string;
}

/** A chain that runs: inside of another one it ends with that one. */
interface RunningPlace extends ChainPlace {
  signal: AbortSignal;
  /** JSON pointer of the steps that run. */
  path: string;
  /** Of the whole chain. */
  outcome: { failed: boolean };
}

/**
 * Runs an action chain, step after step:
 *
 *   when? ── no ──▶ next step
 *     │yes
 *   run ── result ──▶ next step sees it as `result`
 *     │fails
 *   onError? ── yes ──▶ its steps, then the end
 *     │no
 *   the person is told, the log keeps it, the end
 *
 * Never rejects. A `stop`, a refused confirmation and a left page end the chain quietly, with all chains inside of it.
 * @returns whether all of it was done: nothing failed, also where `onError` dealt with that, and nothing ended it
 */
export async function runChain(chain: readonly Action[] | undefined, place: ChainPlace): Promise<boolean> {
  if (!chain || chain.length === 0) return true;
  const outcome = { failed: false };
  try {
    const scope = held(place.scope);
    const signal = place.page.signal;
    await runSteps(chain, { ...place, scope, signal, path: place.at?.path ?? '', outcome }, undefined);
    return !outcome.failed;
  } catch (error) {
    tell(place, error);
    return false;
  }
}

/**
 * What was chosen when the chain began, for as long as it runs: a list that loads again while the person is asked would
 * else take away or renew what the question was about, and nothing would be said of it.
 */
const held = (scope: Scope): Scope =>
  extendScope(
    scope,
    Object.fromEntries(CHOSEN.filter((name) => name in scope).map((name) => [name, scope[name]])),
  );
const CHOSEN = ['selection', 'selected'] as const;

/** Runs steps, the first of which sees `before` as `result`. @returns what the last one gave */
async function runSteps(chain: readonly Action[], place: RunningPlace, before: unknown): Promise<unknown> {
  let result = before;
  for (const [index, step] of chain.entries()) {
    const path = `${place.path}/${String(index)}`;
    if (place.signal.aborted) throw new ChainStopped();
    const scope = extendScope(place.scope, { result });
    try {
      if (!runs(step, { ...place, scope })) continue;
      result = await runStep(step, { ...place, scope, path }, result);
    } catch (error) {
      noteFailed(error, { path, step: step.do });
      if (endsQuietly(error) || !step.onError) throw error;
      logFailure(place, error);
      place.outcome.failed = true;
      const failed = {
        ...place,
        path: `${path}/onError`,
        scope: extendScope(scope, { error: toldOf(place, error) }),
      };
      return runSteps(step.onError, failed, undefined);
    }
  }
  return result;
}

/**
 * Whether a step is to run. A condition that fails is a failure of the step: it may be what asks before the next one
 * removes something.
 */
function runs({ when }: Action, { page, scope }: RunningPlace): boolean {
  return typeof when === 'string'
    ? Boolean(page.templates.value(when).evaluateStrictly(scope))
    : page.templates.when(when).test(scope);
}

function runStep(step: Action, place: RunningPlace, before: unknown): Promise<unknown> {
  const action = place.root.platform.actions.get(step.do);
  if (!action) {
    const { zhCN, enUS } = actionTexts.unknown;
    const said = (text: string): string => text.replace('{name}', step.do);
    throw new TellableError(place.root.locale.localise({ zhCN: said(zhCN), enUS: said(enUS) }));
  }
  const context = actionContext(step, place, before);
  const work = (async () => action.run(step, context))();
  return untilAborted(work, place.signal, (error) => {
    tell(place, error);
  });
}

function actionContext(step: Action, place: RunningPlace, before: unknown): ActionContext {
  const { root, page, scope } = place;
  return {
    ...place,
    read: (value) => page.templates.value(value).evaluateStrictly(scope),
    readParam: (param) => page.templates.param(param).evaluateStrictly(scope),
    text: (value, names) => {
      if (value === undefined) return '';
      const source = root.locale.localise(value as Text);
      return toText(page.templates.text(source).evaluate(names ? extendScope(scope, names) : scope));
    },
    log: (error, element) => {
      logFailure(place, error, element);
    },
    runSteps: (steps, names = {}, signal = place.signal) =>
      runSteps(
        steps,
        { ...place, signal, path: place.path + chainIn(step, steps), scope: extendScope(scope, names) },
        before,
      ),
  };
}

const endsQuietly = (error: unknown): boolean => error instanceof ChainStopped || isCancelled(error);

/** What a person may read of an error; what was written for developers stays in the log. */
const toldOf = ({ root }: ChainPlace, error: unknown): string =>
  tellableMessage(error) ??
  // To try again would not help.
  root.locale.localise(error instanceof ExpressionError ? actionTexts.misconfigured : actionTexts.failed);

function tell(place: ChainPlace, error: unknown): void {
  if (endsQuietly(error)) return;
  place.root.ui.message('error', toldOf(place, error));
  logFailure(place, error);
}

/** @param element what of many it failed for */
function logFailure({ root, page, at }: ChainPlace, error: unknown, element?: string): void {
  const plain = messageOf(error);
  const message = error instanceof ExpressionError ? error.text : { zhCN: plain, enUS: plain };
  const failed = failedAt(error);
  const finding = {
    severity: 'error' as const,
    code: 'ACTION_FAILED',
    message,
    ...(failed ? { path: failed.path } : {}),
  };
  const names = [at?.name, failed?.step, element].filter((each) => each !== undefined && each !== '');
  root.log.finding(page.where, finding, names.join(' › '));
}
