import { previewOf } from '../../src/documents/flow/path/preview.ts';
import { initiatorPicks, picksOf } from '../../src/documents/flow/picks.ts';
import { flowIndex, isPeopleNode } from '../../src/documents/flow/flowIndex.ts';
import type { FlowState } from '../../src/documents/flow/state.ts';
import type { FlowDocument } from '../../src/schemas/documents/flow.ts';
import { AppError, inputError } from '../errors/AppError.ts';
import { areAmong } from './accounts.ts';
import { type Matter, withAnswers } from './engine.ts';
import type { FlowReading } from './services.ts';

type Picks = Readonly<Record<string, readonly string[]>>;

/** Nodes of a flow for which somebody picks people. */
const pickedNodes = (flow: FlowDocument): ReadonlySet<string> =>
  new Set([
    ...initiatorPicks(flow).map(({ node }) => node),
    ...[...flowIndex(flow).values()].flatMap(({ node }) =>
      isPeopleNode(node) ? picksOf(node, 'previousPicks').map((each) => each.node) : [],
    ),
  ]);

/**
 * Looks at the people that somebody picks for steps ahead: those that the way leads to ask for them, and for whom they may.
 * @param task within the instance, with which somebody goes on; undefined: they submit
 * @throws AppError PICK_REQUIRED, PERSON_INVALID at `picks.<node>`, INPUT_INVALID for a node that asks for nobody
 */
export async function checkPicks(
  reading: FlowReading,
  matter: Matter,
  state: FlowState,
  picks: Picks,
  task?: string,
): Promise<void> {
  const { flow } = matter.open;
  const known = pickedNodes(flow);
  const unknown = Object.keys(picks).filter((node) => !known.has(node));
  if (unknown.length > 0)
    throw new AppError('INPUT_INVALID', {
      errors: unknown.slice(0, 10).map((node) => inputError(`picks.${node}`, 'UNKNOWN_FIELD')),
    });
  if (known.size === 0) return;
  const { came } = await withAnswers(reading, matter, state, (context) =>
    previewOf(state, context, task === undefined ? {} : { task }),
  );
  for (const { node, many, required, scope } of came.picks) {
    const ids = picks[node] ?? state.picks[node] ?? [];
    const path = `picks.${node}`;
    if (ids.length === 0 && required)
      throw new AppError('PICK_REQUIRED', { errors: [inputError(path, 'PICK_REQUIRED')] });
    const isFit = (many || ids.length <= 1) && (await areAmong(reading, ids, scope ?? undefined));
    if (!isFit) throw new AppError('PERSON_INVALID', { errors: [inputError(path, 'PERSON_INVALID')] });
  }
}
