import type { Static } from 'typebox';
import { RuleSetSchema } from '../condition.ts';
import { documentObject } from './base.ts';

/** A rule set under a name, for flags that several documents share. */
export const NamedConditionSchema = documentObject('condition', { rules: RuleSetSchema });
export type NamedConditionDocument = Static<typeof NamedConditionSchema>;

/** What `condition_mew` accepts; it is stored as `condition`. */
export const NewConditionSchema = documentObject('condition_mew', { rules: RuleSetSchema });
export type NewConditionDocument = Static<typeof NewConditionSchema>;
