import { previewOf } from '../../src/documents/flow/path/preview.ts';
import { initiatorPicks, picksBehind } from '../../src/documents/flow/picks.ts';
import { flowIndex } from '../../src/documents/flow/flowIndex.ts';
import { type FlowState, newState } from '../../src/documents/flow/state.ts';
import type { FlowDocument } from '../../src/schemas/documents/flow.ts';
import { AppError, inputError } from '../errors/AppError.ts';
import { areAmong } from './accounts.ts';
import { type Matter, withAnswers } from './engine.ts';
import type { FlowReading } from './services.ts';

type Picks = Readonly<Record<string, readonly string[]>>;

/** Nodes for which the initiator picks people, or whoever handles a node those who come behind it. */
const pickedBy = (flow: FlowDocument, handled: string | undefined): ReadonlySet<string> =>
  new Set(
    (handled === undefined ? initiatorPicks(flow) : picksBehind(flowIndex(flow), handled)).map(
      ({ node }) => node,
    ),
  );

/** Of picks that were kept, those that are the initiator's: they alone are submitted again. */
export function picksOfInitiator(flow: FlowDocument, picks: Picks): Picks {
  const own = pickedBy(flow, undefined);
  return Object.fromEntries(Object.entries(picks).filter(([node]) => own.has(node)));
}

/**
 * Looks at the people that somebody picks for steps ahead: those that the way leads to ask for them, and for whom they may.
 * @param task within the instance, with which somebody goes on; undefined: they submit
 * @returns the picks of steps that the way leads to; those of ways that are not taken are nobody's to choose now
 * @throws AppError PICK_REQUIRED, PERSON_INVALID at `picks.<node>`, INPUT_INVALID for a node for which the caller picks nobody
 */
export async function checkPicks(
  reading: FlowReading,
  matter: Matter,
  state: FlowState,
  picks: Picks,
  task?: string,
): Promise<Picks> {
  const { flow } = matter.open;
  const acted = state.tasks.find(({ id }) => id === task);
  const known = pickedBy(flow, acted === undefined || acted.kind === 'start' ? undefined : acted.node);
  const unknown = Object.keys(picks).filter((node) => !known.has(node));
  if (unknown.length > 0)
    throw new AppError('INPUT_INVALID', {
      errors: unknown.slice(0, 10).map((node) => inputError(`picks.${node}`, 'UNKNOWN_FIELD')),
    });
  if (known.size === 0) return {};
  // What was withdrawn goes the whole way again.
  const from = state.state === 'withdrawn' ? newState() : state;
  const { came } = await withAnswers(reading, matter, from, (context) =>
    previewOf(from, context, task === undefined ? {} : { task }),
  );
  const { userId: initiator } = matter.row.subject.initiator;
  for (const { node, many, required, scope } of came.picks) {
    const ids = picks[node] ?? state.picks[node] ?? [];
    const path = `picks.${node}`;
    if (ids.length === 0 && required)
      throw new AppError('PICK_REQUIRED', { errors: [inputError(path, 'PICK_REQUIRED')] });
    const among = scope === null ? undefined : { scope, initiator };
    const isFit = (many || ids.length <= 1) && (await areAmong(reading, ids, among));
    if (!isFit) throw new AppError('PERSON_INVALID', { errors: [inputError(path, 'PERSON_INVALID')] });
  }
  const asked = new Set(came.picks.map(({ node }) => node));
  return Object.fromEntries(Object.entries(picks).filter(([node]) => asked.has(node)));
}
