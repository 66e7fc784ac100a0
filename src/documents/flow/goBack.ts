import type { RejectTo } from '../../schemas/flow/policy.ts';
import { cancel, cancelInside } from './ending.ts';
import { isPeopleNode } from './flowIndex.ts';
import { blocksAround } from './places.ts';
import type { Run } from './Run.ts';
import type { Block, Left, Step, Token } from './state.ts';
import { handledOn } from './trail.ts';

/** Where a return leads: to the form of the initiator, or to a step that was handled. */
export type ReturnTarget = { readonly to: 'start' } | { readonly to: 'step'; readonly step: Step };

/** Steps that a step may be returned to: those handled before on its way, of each node the last one. */
export function stepsBefore(run: Run, step: Step): readonly Step[] {
  const seen = new Set<string>([step.node]);
  return handledOn(run, step.before, 'all').filter(({ node, kind }) => {
    if (seen.has(node) || kind === 'start') return false;
    seen.add(node);
    return true;
  });
}

/** What a refusal leads back to; undefined: to the end. */
export function targetOfRefusal(run: Run, step: Step, refused: RejectTo): ReturnTarget | undefined {
  if (refused.to === 'end') return undefined;
  if (refused.to === 'initiator') return { to: 'start' };
  const before = stepsBefore(run, step);
  const wanted = refused.to === 'previous' ? before[0] : before.find(({ node }) => node === refused.node);
  // A step that no way led through cannot be gone back to: whoever started it is asked.
  return wanted ? { to: 'step', step: wanted } : { to: 'start' };
}

/**
 * Goes back from a step, which has ended, to another: what lives between ends, and a fork that the target does not stand
 * in ends whole. Where the target stands in a branch that has come together with others, only that branch lives again.
 * @param straight whoever is left is asked again as soon as the target is handled (`afterReturn: back`)
 */
export function goBackTo(run: Run, from: Step, target: ReturnTarget, straight: boolean): void {
  const around = target.to === 'start' ? [] : blocksAround(run, target.step.block);
  const here = blocksAround(run, from.block);
  const shared = here.filter((block, index) => around[index] === block).at(-1);
  const left = straight ? leftBy(run, from, shared) : undefined;
  const fromToken = run.state.tokens.find((token) => token.step === from.id);
  // A step that is still open ends with what lives between.
  if (fromToken && from.state !== 'open') run.remove(fromToken);
  endBetween(run, shared, laneIn(run, shared, from));
  run.state.round += 1;
  const { round } = run.state;
  if (target.to === 'start') {
    const [start] = run.context.flow.nodes;
    if (start === undefined) throw new Error('The flow has no nodes.');
    // What comes back while it is suspended is asked of the initiator once it goes on.
    if (run.state.state === 'suspended') run.state.held = 'returned';
    else run.state.state = 'returned';
    run.place({ node: start.id, block: null, branch: null, round, before: [], ...(left && { back: left }) });
    return;
  }
  const { node, block, branch, before } = target.step;
  revive(run, around.slice(shared ? around.indexOf(shared) + 1 : 0), target.step);
  run.place({ node, block, branch, round, before, ...(left && { back: left }) }, true);
}

/** The branch of a block in which a place stands, however deep. */
function laneIn(run: Run, block: Block | undefined, at: Pick<Token, 'block' | 'branch'>): string | undefined {
  if (block === undefined) return undefined;
  if (at.block === block.id) return at.branch ?? undefined;
  return at.block === null ? undefined : laneIn(run, block, run.block(at.block));
}

function endBetween(run: Run, shared: Block | undefined, lane: string | undefined): void {
  if (shared !== undefined) {
    cancelInside(run, shared, 'returned', lane);
    return;
  }
  cancel(run, [...run.state.tokens], 'returned');
  for (const block of run.state.blocks) block.open = false;
}

/** Forks that were closed live again in one branch; the others count as arrived. */
function revive(run: Run, blocks: readonly Block[], target: Pick<Token, 'block' | 'branch'>): void {
  for (const block of blocks) {
    block.open = true;
    const lane = laneIn(run, block, target);
    if (lane !== undefined) block.branches[lane] = 'live';
  }
}

/** What a return leaves, so that it is opened again: the step itself, and what else it ends. */
function leftBy(run: Run, from: Step, shared: Block | undefined): readonly Left[] {
  const lane = laneIn(run, shared, from);
  const ended = run.state.tokens.filter(
    (token) => token.step !== from.id && (shared === undefined || laneIn(run, shared, token) === lane),
  );
  const of = (step: Step): Left => ({
    node: step.node,
    block: step.block,
    branch: step.branch,
    step: step.id,
    before: step.before,
  });
  return [of(from), ...ended.flatMap(({ step }) => (step === null ? [] : [of(run.step(step))]))];
}

/** Opens again what a return left; steps between are not asked, nor are conditions. */
export function goForward(run: Run, token: Token, left: readonly Left[]): void {
  run.remove(token);
  const kept = new Set(left.flatMap(({ block }) => blocksAround(run, block)));
  for (const block of blocksAround(run, token.block)) {
    if (kept.has(block)) continue;
    // The place leaves a branch that had come together with the others before, and does so again.
    const lane = laneIn(run, block, token);
    block.open = false;
    if (lane !== undefined) block.branches[lane] = 'arrived';
  }
  for (const place of left) {
    revive(run, blocksAround(run, place.block), place);
    const { node } = run.node(place.node);
    run.place(
      {
        node: place.node,
        block: place.block,
        branch: place.branch,
        round: token.round,
        before: place.before,
        ...(isPeopleNode(node) && { again: place.step }),
      },
      true,
    );
  }
  run.log('skipped', { node: token.node, reason: 'backTo' });
}
