import { Type, type Static } from 'typebox';
import { datasets } from '../dataset.ts';
import { NodeSchema, type Node } from '../node.ts';
import { documentObject, pageMembers } from './base.ts';
import { refresh } from './refresh.ts';

/**
 * A visual component: one widget over its data, opened at `/bi/{id}` or set into data screens. What it tells others
 * is a variable that its events set.
 */
export const BiSchema = documentObject('bi', {
  ...pageMembers,
  datasets,
  refresh,
  view: Type.Unsafe<Node>(NodeSchema),
});
export type BiDocument = Static<typeof BiSchema>;
