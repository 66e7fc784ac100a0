import { pointer } from '../../schemas/pointer.ts';
import { PROPOSALS, proposer, types } from '../../conditions/check/index.ts';
import { ActionSchema } from '../../schemas/action.ts';
import type { Finding } from '../../schemas/finding.ts';
import { type Node, NodeChangeSchema } from '../../schemas/node.ts';
import { traitsOf } from './findings.ts';
import type { Check, CheckContext, Place } from './context.ts';
import { refusedKey } from './keys.ts';
import { beyondLimits } from './limits.ts';
import { patternWork } from './patternRule.ts';
import { checkNode } from './node.ts';
import { shapeFindings } from './shapeFindings.ts';

/** The language of an installation, and where a node stands. */
export interface AloneContext extends Pick<
  CheckContext,
  'metas' | 'actions' | 'variables' | 'functions' | 'proposals'
> {
  /** Whether a form is around it. */
  readonly inForm: boolean;
}

/**
 * Checks one node of a document that nobody checked, without what stands in it: its shape, its props, what it does.
 * Never throws, whatever the node holds. A node of the wrong shape is not looked into any further, and what depends on
 * other documents, or on names of the page, is not judged.
 *
 * @param node its `type`, and the members that compiling reads, are what they have to be
 * @param path JSON pointer of the node
 */
export function checkAlone(
  node: Node,
  { inForm, ...context }: AloneContext,
  path: string,
): readonly Finding[] {
  const { children: _children, slots = {}, ...own } = node;
  const beyond = beyondLimits(own) ?? refusedKey(own);
  const wrong = beyond ? [beyond] : wrongShapes(own);
  if (wrong.length > 0) return wrong.map((finding) => inside(path, finding));
  const found: Finding[] = [];
  const propose = proposer(PROPOSALS, context.proposals);
  const check: Check = {
    context: { ...context, document: () => undefined, ids: () => [], propose },
    propose,
    own: '',
    ids: new Map(),
    atEnd: [],
    rulesRead: { length: 0 },
    patterns: patternWork(),
    report: (finding) => void found.push(finding),
  };
  const place: Place = {
    scope: types.openRecord(),
    sources: {},
    ...(inForm ? { anywhere: true } : {}),
  };
  const empty = Object.fromEntries(Object.keys(slots).map((name) => [name, []]));
  checkNode({ ...own, slots: empty }, place, check, path);
  return found.filter(({ code }) => traitsOf(code).alone === true);
}

/** Steps are asked one by one: within the schema of a node each would cost tenfold. */
const wrongShapes = ({ type: _type, id: _id, name: _name, on = {}, ...own }: Node): readonly Finding[] => [
  ...shapeFindings(NodeChangeSchema, own),
  ...Object.entries(on).flatMap(([event, chain]) =>
    chain.flatMap((step, index) =>
      shapeFindings(ActionSchema, step).map((finding) =>
        inside(pointer(pointer('/on', event), index), finding),
      ),
    ),
  ),
];

const inside = (path: string, finding: Finding): Finding => ({
  ...finding,
  path: `${path}${finding.path ?? ''}`,
});
