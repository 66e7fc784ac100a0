import { cancelInside, finish } from './ending.ts';
import type { Run } from './Run.ts';
import type { Block, Token } from './state.ts';
import type { FlowBranch } from '../../schemas/flow/node.ts';
import type { ForkNode } from './flowIndex.ts';

/** The executions of forks around a place, outermost first. */
export const blocksAround = (run: Run, block: string | null): readonly Block[] => {
  if (block === null) return [];
  const found = run.block(block);
  return [...blocksAround(run, found.block), found];
};

/** Sends a place to what comes behind its node: out of a branch to where it comes together with the others. */
export const leave = (run: Run, token: Token): void => {
  goTo(run, token, run.node(token.node).follower);
};

/** Sends a place to a node; undefined: to the end of its branch. */
export function goTo(run: Run, token: Token, node: string | undefined): void {
  token.step = null;
  if (node !== undefined) {
    token.node = node;
    run.moves.push({ token, asksAnew: false });
    return;
  }
  const { block, branch } = token;
  run.remove(token);
  if (block !== null && branch !== null) arrive(run, run.block(block), branch, token);
  // A check refuses flows that do not end with their end.
  else finish(run, 'approved', null);
}

/** Opens the branches of a fork that are taken. */
export function fork(run: Run, token: Token, node: ForkNode, taken: readonly FlowBranch[]): void {
  run.remove(token);
  const { before, round } = token;
  const block: Block = {
    id: run.newId(),
    node: node.id,
    block: token.block,
    branch: token.branch,
    branches: Object.fromEntries(
      node.branches.map((each) => [each.id, taken.includes(each) ? 'live' : 'out']),
    ),
    open: true,
    trails: {},
    before,
    round,
  };
  run.state.blocks.push(block);
  run.log('branchTaken', { node: node.id, branches: taken.map(({ id }) => id) });
  for (const { id: branch, nodes } of taken) {
    const [first] = nodes;
    if (first) run.place({ node: first.id, block: block.id, branch, round, before });
  }
  // Once all stand in it: one without nodes may be the last to arrive, or win a race.
  for (const { id: branch, nodes } of taken) if (nodes.length === 0) arrive(run, block, branch, token);
}

/** One branch of a fork has come to its end: the last one, or in a race the first, goes on behind the fork. */
function arrive(run: Run, block: Block, branch: string, token: Pick<Token, 'before' | 'round'>): void {
  if (!block.open) return;
  block.branches[branch] = 'arrived';
  block.trails[branch] = token.before;
  const { node, follower } = run.node(block.node);
  const isRace = node.type === 'parallel' && node.join === 'any';
  if (isRace) cancelInside(run, block, 'branchLost');
  else if (Object.values(block.branches).includes('live')) return;
  block.open = false;
  const arrived = Object.keys(block.branches).filter((id) => block.branches[id] === 'arrived');
  const trails = [...new Set(arrived.flatMap((id) => block.trails[id] ?? []))];
  run.log('joined', { node: block.node, branches: isRace ? [branch] : arrived });
  const made: Token = {
    id: run.newId(),
    node: block.node,
    block: block.block,
    branch: block.branch,
    step: null,
    round: Math.max(block.round, token.round),
    before: trails.length > 0 ? trails : block.before,
  };
  run.state.tokens.push(made);
  goTo(run, made, follower);
}

/** Takes a place out of forks that a node does not stand in: what lives in their other branches ends. */
export function leaveForks(run: Run, token: Token, to: string): void {
  const depth = run.node(to).lanes.length;
  for (const block of blocksAround(run, token.block).slice(depth).reverse()) {
    token.block = block.block;
    token.branch = block.branch;
    block.open = false;
    cancelInside(run, block, 'branchLost');
  }
}
