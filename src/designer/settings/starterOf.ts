import type { TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { TextSchema } from '../../schemas/textSchema.ts';
import { choicesOf } from './choicesOf.ts';
import { type TaggedShape, taggedShape } from './taggedShape.ts';
import { sameSchema, shapeOf, variantOf, withoutNull } from './schemaShape.ts';

/**
 * A value to begin with, of what its schema demands and no more.
 * @param count tells the new entry of a list from those that are there
 * @param field the field that members naming one begin with
 */
export function starterOf(written: TSchema, count: number, field?: string): unknown {
  const plain = withoutNull(written);
  if (sameSchema(plain, TextSchema)) return { zhCN: `项目 ${String(count)}`, enUS: `Item ${String(count)}` };
  const schema = variantOf(plain, undefined);
  const shape = shapeOf(schema);
  if (shape.const !== undefined) return shape.const;
  if (shape.default !== undefined) return shape.default;
  const tagged = taggedShape(schema);
  if (tagged !== undefined) return taggedStarter(schema, tagged, count);
  const [choice] = choicesOf(schema) ?? [];
  if (choice !== undefined) return choice.value;
  switch (shape.type) {
    case 'object':
      return objectOf(schema, count, field);
    case 'array':
      return Array.from({ length: shape.minItems ?? 0 }, (_, at) => starterOf(shape.items ?? {}, at + 1));
    case 'number':
    case 'integer':
      return shape.minimum ?? (Check(schema, 0) ? 0 : 1);
    case 'boolean':
      return false;
    case 'string':
      return textFor(schema, count);
    default:
      return '';
  }
}

/** Of several shapes the first that is complete without anybody's choice. */
function taggedStarter(schema: TSchema, { tag, variants }: TaggedShape, count: number): unknown {
  const begun = [...variants].map(([value, variant]) => ({
    ...(objectOf(variant, count, undefined) as object),
    [tag]: value,
  }));
  const bare = begun.find((each) => Object.keys(each).length === 1);
  return bare ?? begun.find((each) => Check(schema, each)) ?? begun[0];
}

function objectOf(schema: TSchema, count: number, field: string | undefined): unknown {
  const { properties = {}, required = [] } = shapeOf(schema);
  return Object.fromEntries(
    required.flatMap((name) => {
      const member = properties[name];
      if (member === undefined) return [];
      const named = name === 'field' ? field : undefined;
      return [[name, named ?? starterOf(member, count, field)]];
    }),
  );
}

/** Texts of the forms that patterns ask for most: days, times, colours, calls. */
const FORMS = [
  '2026-01-01',
  '08:00',
  '2026-01',
  '2026-Q1',
  '2026-W01',
  '2026',
  '#1677ff',
  'module/interface',
];

function textFor(schema: TSchema, count: number): string {
  const texts = ['', `item${String(count)}`, ...FORMS];
  return texts.find((each) => Check(schema, each)) ?? '';
}
