import type { Step } from '../../src/schemas/step.ts';
import type { ModuleCall } from '../../src/schemas/documents/form.ts';
import { AppError } from '../errors/AppError.ts';
import { interfaceStep } from '../interfaces/composed/interfaceStep.ts';
import { publishedAt } from '../interfaces/definition/open.ts';
import type { Authority } from '../records/Authority.ts';
import { systemAuthority } from '../records/Authority.ts';
import { underAuthority, type OpenModule } from '../records/formModules.ts';
import { openSteps } from '../steps/openSteps.ts';
import { runSteps } from '../steps/runSteps.ts';
import type { OpenCall, StepHost } from '../steps/StepHost.ts';
import { recordNow } from './recordNow.ts';
import { readingContext } from './engine.ts';
import { writeFields } from './fieldWriting.ts';
import type { LiveInstance } from './matter.ts';
import type { FlowWork } from './services.ts';

/** Milliseconds, and bytes of what all steps answer together. */
const LIMITS = { time: 20_000, bytes: 5_000_000 };

/**
 * Makes the steps of a trigger as the flow itself: what they may do was judged when the flow was published.
 * @returns what the chain answers; null where it does not
 * @throws AppError as `runSteps`
 */
export async function runChain(work: FlowWork, held: LiveInstance, steps: readonly Step[]): Promise<unknown> {
  const host = await flowHost(work, held);
  const chain = await openSteps(host, steps);
  const { answer } = await runSteps(host, chain);
  return answer?.value ?? null;
}

async function flowHost(work: FlowWork, held: LiveInstance): Promise<StepHost> {
  const record = await recordNow(work, held);
  const context = await readingContext(work, { ...held, values: record?.values ?? {} }, held.state);
  let values = record?.values ?? {};
  return {
    reading: work,
    work,
    limits: { end: performance.now() + LIMITS.time, bytes: LIMITS.bytes },
    openModule: (module, action) => openAsFlow(work, module, action),
    openCall: (call) => openCall(work, call),
    async set(data) {
      values = (await writeFields(work, held, data))?.values ?? values;
    },
    scope: () => ({ ...context.scope, form: values }),
  };
}

/** A configured interface that reads, whatever roles it is open to: who published the flow had the right to name it. */
async function openCall(work: FlowWork, call: string): Promise<OpenCall> {
  const [moduleCode = '', interfaceUrl = ''] = call.split('/');
  const found = await publishedAt(work, { moduleCode, interfaceUrl });
  if (found === undefined) throw new AppError('CALL_UNKNOWN');
  return interfaceStep(work, found);
}

async function openAsFlow(
  { platform, db }: FlowWork,
  moduleCode: string,
  action: ModuleCall,
): Promise<OpenModule> {
  const published = await platform.documents.find(db, 'form', moduleCode);
  if (published === undefined) throw new AppError('NOT_FOUND');
  const authority: Authority = systemAuthority(action);
  return underAuthority(platform, published, authority);
}
