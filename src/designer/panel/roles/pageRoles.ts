import type { TSchema } from 'typebox';
import { pageMembers } from '../../../schemas/documents/base.ts';
import { ControlSchema } from '../../../schemas/documents/control.ts';
import { SourceSchema } from '../../../schemas/source.ts';
import { member, propsOf } from '../../settings/propsOf.ts';
import { shapeOf } from '../../settings/schemaShape.ts';

/** What an object by name holds under each of its names. */
const valueIn = (schema: TSchema): TSchema => Object.values(shapeOf(schema).patternProperties ?? {})[0] ?? {};

const type = member('类型', 'Type');
const title = member('标题', 'Title');
const byDefault = member('默认值', 'Default');

export const paramProps = propsOf(valueIn(pageMembers.params), { type, default: byDefault });
export const variableProps = propsOf(valueIn(pageMembers.variables), {
  type,
  initial: member('初始值', 'First value'),
});
export const inputProps = propsOf(valueIn(ControlSchema.properties.inputs), {
  title,
  type,
  default: byDefault,
});
export const eventProps = propsOf(valueIn(pageMembers.events), {
  title,
  payload: member('携带的数据', 'What comes with it'),
});
/** When a source loads; what it brings has an editor of its own. */
export const sourceProps = propsOf(SourceSchema, {
  when: member('加载条件', 'Loads where', { fallback: true, group: 'behaviour' }),
  auto: member('自动加载', 'Loads by itself', { fallback: true, group: 'behaviour' }),
});
