import type { Static } from 'typebox';
import { RuleSetOrReferenceSchema } from '../condition.ts';
import { documentObject } from './base.ts';

/** A rule set under a name, for whatever takes rules in several documents; it may only name another one. */
export const NamedConditionSchema = documentObject('condition', { rules: RuleSetOrReferenceSchema });
export type NamedConditionDocument = Static<typeof NamedConditionSchema>;

/** What `condition_mew` accepts; it is stored as `condition`. */
export const NewConditionSchema = documentObject('condition_mew', { rules: RuleSetOrReferenceSchema });
export type NewConditionDocument = Static<typeof NewConditionSchema>;
