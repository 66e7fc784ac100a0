import { Type } from 'typebox';
import type { Effect } from '../../src/documents/flow/journal.ts';

/** What an effect is about: a step of an instance. */
export const EffectPayload = Type.Object({
  instance: Type.String(),
  step: Type.String(),
  node: Type.String(),
});

/** Names of the jobs that do what an effect of the engine asks for. */
export const effectJobs: Readonly<Record<Exclude<Effect['do'], 'endSubFlows'>, string>> = {
  trigger: 'flowTrigger',
  startSubFlows: 'flowSubFlows',
};

/** An instance waits for what these jobs do: they are not given up soon, whatever processes die over them. */
export const EFFECT_TRIES = 30;

/** Tells the step that waits for a sub-flow that it has ended. */
export const SubFlowEndedPayload = Type.Object({ instance: Type.String() });
export const SUB_FLOW_ENDED = 'flowSubFlowEnded';
