import { flowIndex } from '../../src/documents/flow/flowIndex.ts';
import { compileTemplate } from '../../src/conditions/index.ts';
import type { Values } from '../../src/documents/recordScope.ts';
import { tokenHash } from '../session/token.ts';
import { readingContext } from './engine.ts';
import { writeFields } from './fieldWriting.ts';
import { holdForEngine } from './matter.ts';
import { happenTo } from './proceeding.ts';
import { recordNow } from './recordNow.ts';
import type { FlowWork } from './services.ts';

/**
 * Takes the answer of the other side of a call, once: the tokens of all tries of the call are used up with it.
 * @returns whether somebody waits for it
 */
export async function takeCallback(work: FlowWork, token: string, result: unknown): Promise<boolean> {
  const used = await work.db
    .deleteFrom('atrium.flow_callback')
    .where('token_hash', '=', tokenHash(token))
    .returning(['instance', 'step'])
    .executeTakeFirst();
  if (used === undefined) return false;
  await work.db
    .deleteFrom('atrium.flow_callback')
    .where('instance', '=', used.instance)
    .where('step', '=', used.step)
    .execute();
  const held = await holdForEngine(work, used.instance);
  const step = held?.state.steps.find(({ id, state }) => id === used.step && state === 'open');
  if (held === undefined || step === undefined) return false;
  const node = flowIndex(held.open.flow).get(step.node)?.node;
  if (node?.type === 'trigger' && node.run.do === 'call' && node.run.answer !== undefined) {
    const record = await recordNow(work, held);
    const context = await readingContext(work, { ...held, values: record?.values ?? {} }, held.state);
    const { functions } = work.platform.vocabulary;
    const template = compileTemplate(node.run.answer, { functions });
    await writeFields(work, held, template.evaluate({ ...context.scope, result }) as Values);
  }
  await happenTo(work, held, { is: 'triggered', step: step.id, outcome: 'done' });
  return true;
}
