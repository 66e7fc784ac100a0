import { toText } from '../../conditions/index.ts';
import type { Scope } from '../../documents/flag.ts';
import { extendScope } from '../../documents/prop.ts';
import type { Action } from '../../schemas/action.ts';
import type { Text } from '../../schemas/text.ts';
import { isCancelled, messageOf } from '../data/ApiError.ts';
import type { FormModel } from '../form/FormModel.ts';
import type { PageModel } from '../render/PageModel.ts';
import type { RootStore } from '../stores/RootStore.ts';
import { type ActionContext, ChainStopped } from './defineAction.ts';

export interface ChainPlace {
  root: RootStore;
  page: PageModel;
  form: FormModel | undefined;
  scope: Scope;
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
 * Never rejects. A `stop`, a refused confirmation and a left page end the chain quietly.
 */
export async function runChain(chain: readonly Action[] | undefined, place: ChainPlace): Promise<void> {
  if (!chain || chain.length === 0) return;
  try {
    await runSteps(chain, place);
  } catch (error) {
    if (error instanceof ChainStopped || isCancelled(error)) return;
    place.root.ui.message('error', messageOf(error));
    logFailure(place, error);
  }
}

async function runSteps(chain: readonly Action[], place: ChainPlace): Promise<void> {
  let result: unknown;
  for (const step of chain) {
    if (place.page.signal.aborted) throw new ChainStopped();
    const scope = extendScope(place.scope, { result });
    if (!place.page.templates.when(step).test(scope)) continue;
    try {
      result = await runStep(step, { ...place, scope });
    } catch (error) {
      if (error instanceof ChainStopped || isCancelled(error) || !step.onError) throw error;
      logFailure(place, error);
      const failed = { ...place, scope: extendScope(scope, { error: messageOf(error) }) };
      await runSteps(step.onError, failed);
      return;
    }
  }
}

async function runStep(step: Action, place: ChainPlace): Promise<unknown> {
  const action = place.root.platform.actions.get(step.do);
  if (!action) throw new Error(`There is no action "${step.do}".`);
  return action.run(step, actionContext(place));
}

function actionContext(place: ChainPlace): ActionContext {
  const { root, page, scope } = place;
  return {
    ...place,
    signal: page.signal,
    read: (value) => page.templates.value(value).evaluate(scope),
    text: (value) => {
      if (value === undefined) return '';
      const source = root.locale.localise(value as Text);
      return toText(page.templates.text(source).evaluate(scope));
    },
  };
}

function logFailure({ root, page }: ChainPlace, error: unknown): void {
  const text = messageOf(error);
  root.log.finding(page.where, {
    severity: 'error',
    code: 'ACTION_FAILED',
    message: { zhCN: text, enUS: text },
  });
}
