import type { Static } from 'typebox';
import { RuleSetSchema } from '../condition.ts';
import { documentObject } from './base.ts';

/** A rule set under a name, for flags that several documents share. */
export const NamedConditionSchema = documentObject('condition', { rules: RuleSetSchema });
export type NamedConditionDocument = Static<typeof NamedConditionSchema>;
