import type { Condition, RuleSet } from '../../../src/schemas/condition.ts';
import { ALL_SYSTEMS } from '../../../src/schemas/designRight.ts';
import { systemsDesigned } from '../../documents/designPolicy.ts';
import type { Actor } from '../../session/actor.ts';

const text = (bindKey: string, judgeType: Condition['judgeType'], value?: unknown): Condition => ({
  bindKey,
  type: 'text',
  judgeType,
  ...(value !== undefined && { value }),
});
const ofSystems = (systems: ReturnType<typeof systemsDesigned>): Condition =>
  systems === ALL_SYSTEMS ? text('system', 'notEmpty') : text('system', 'inArray', systems);
const all = (...conditionList: Condition[]): RuleSet => ({ testRule: 'every', conditionList });

/**
 * The records of a catalogue that somebody who designs may see: those about documents of the own systems, and about shared
 * ones, as `mayReadDesign` says it of one document. The module has fields `origin`, `system` and `shared`.
 * @returns undefined for administrators, who see all; no rule for who designs nothing
 */
export function readableDesigns({ isAdmin, designs }: Actor): readonly RuleSet[] | undefined {
  if (isAdmin) return undefined;
  const systems = systemsDesigned({ designs });
  if (systems.length === 0) return [];
  const isOwn = text('origin', 'equal', 'own');
  return [all(isOwn, ofSystems(systems)), all(isOwn, { bindKey: 'shared', type: 'bool', judgeType: 'true' })];
}

/** The same of what was removed, which only who may change it brings back: what is shared is its own designers'. */
export function restorableDesigns({ isAdmin, designs }: Actor): readonly RuleSet[] | undefined {
  if (isAdmin) return undefined;
  const systems = systemsDesigned({ designs }, 'design');
  return systems.length === 0 ? [] : [all(ofSystems(systems))];
}
