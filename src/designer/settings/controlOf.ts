import type { TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { UNIT } from '../../schemas/annotation.ts';
import { ActionSchema } from '../../schemas/action.ts';
import { ConditionReferenceSchema, RuleSetOrReferenceSchema } from '../../schemas/condition.ts';
import { FlagSchema } from '../../schemas/flag.ts';
import { ICON } from '../../schemas/icon.ts';
import { RuleSchema } from '../../schemas/node.ts';
import { OptionSchema, OptionsSchema } from '../../schemas/option.ts';
import type { Prop } from '../../schemas/prop.ts';
import { TextSchema } from '../../schemas/textSchema.ts';
import { choicesOf } from './choicesOf.ts';
import type { Control, PlainKind } from './control.ts';
import { sameSchema, type Shape, shapeOf, withoutNull } from './schemaShape.ts';
import { taggedShape } from './taggedShape.ts';

/**
 * The control that fits a prop: of its kind where the kind says it, else of what its schema takes. What no control
 * can hold is written as JSON.
 */
export function controlOf(prop: Prop): Control {
  const { names, schema, compares } = prop;
  if (names !== undefined && names !== 'fields')
    return { kind: shapeOf(schema).type === 'array' ? 'codes' : 'code', names, schema };
  const choices = compares === undefined ? undefined : choicesOf(schema);
  if (compares !== undefined && choices !== undefined) return { kind: 'comparison', by: compares, choices };
  switch (prop.kind) {
    case 'text':
    case 'options':
    case 'source':
    case 'actions':
      return { kind: prop.kind };
    case 'template':
      return shapeOf(prop.schema).type === 'string'
        ? { kind: 'expression' }
        : controlOfSchema(prop.schema, true);
    case 'member':
      return memberControl(prop);
    default:
      return controlOfSchema(prop.resolved ?? prop.schema, prop.kind === 'bindable');
  }
}

/** The control for what a schema takes. */
export function controlOfSchema(written: TSchema, bindable = false): Control {
  const schema = withoutNull(written);
  const shape = shapeOf(schema);
  const known = ownControls.find(([own]) => sameSchema(own, schema));
  if (known !== undefined) return { kind: known[1] };
  const choices = choicesOf(schema);
  if (choices !== undefined) return { kind: 'choice', choices };
  if (shape.type === 'array') return listControl(shape);
  if (taggedShape(schema) !== undefined) return { kind: 'tagged', schema };
  if (shape.type === 'object') return objectControl(schema, shape);
  if (shape.anyOf !== undefined || shape.type === undefined) return mixedControl(schema, shape);
  return plainControl(schema, shape, bindable);
}

/** Schemas that have a control of their own wherever they stand. */
const ownControls: readonly (readonly [TSchema, 'text' | 'options' | 'flag' | 'condition'])[] = [
  [TextSchema, 'text'],
  [OptionsSchema, 'options'],
  [FlagSchema, 'flag'],
  [RuleSetOrReferenceSchema, 'condition'],
  [ConditionReferenceSchema, 'condition'],
];

function plainControl(schema: TSchema, shape: Shape, bindable: boolean): Control {
  switch (shape.type) {
    case 'boolean':
      return { kind: 'switch' };
    case 'number':
    case 'integer':
      return {
        kind: 'number',
        min: shape.minimum,
        max: shape.maximum,
        whole: shape.type === 'integer',
        unit: shape[UNIT],
        schema,
        bindable,
      };
    case 'string':
      if (shape[ICON] === true) return { kind: 'icon' };
      return { kind: shape.pattern?.startsWith('^#') === true ? 'colour' : 'line', schema };
    default:
      return { kind: 'json' };
  }
}

function memberControl({ schema, of, by, measure }: Prop): Control {
  const shape = shapeOf(schema);
  if (shape.type !== 'array') return { kind: 'member', of, inside: false, schema, all: false };
  if (by === undefined) return { kind: 'members', of, inside: measure !== undefined, schema, all: false };
  const rows = listControl(shape);
  return rows.kind === 'rows' ? { ...rows, by, of } : rows;
}

function listControl({ items, minItems = 0, maxItems }: Shape): Control {
  if (items === undefined) return { kind: 'json' };
  const item = withoutNull(items);
  if (sameSchema(item, ActionSchema)) return { kind: 'actions' };
  if (sameSchema(item, RuleSchema)) return { kind: 'rules' };
  if (sameSchema(item, OptionSchema)) return { kind: 'options' };
  const choices = choicesOf(item);
  if (choices !== undefined) return { kind: 'choices', choices };
  const inner = controlOfSchema(item);
  const isPlain = inner.kind === 'line' || inner.kind === 'number';
  if (isPlain) return { kind: 'list', item };
  // A list of whatever there is comes from a source or an expression.
  if (inner.kind === 'json' || (inner.kind === 'any' && shapeOf(item).anyOf === undefined))
    return { kind: 'json' };
  return { kind: 'rows', item, most: maxItems, least: minItems, by: undefined, of: undefined };
}

function objectControl(schema: TSchema, { properties = {}, patternProperties }: Shape): Control {
  if (Object.keys(properties).length > 0) return { kind: 'object', schema };
  const [name, value] = Object.entries(patternProperties ?? {})[0] ?? [];
  return name === undefined || value === undefined ? { kind: 'json' } : { kind: 'names', value, name };
}

/** One sample of each kind says what a union, or a schema without a type, takes. */
const samples: readonly (readonly [PlainKind, readonly unknown[]])[] = [
  ['text', ['文字']],
  ['number', [5, 1]],
  ['bool', [true]],
];

function mixedControl(schema: TSchema, { anyOf = [] }: Shape): Control {
  const objects = anyOf.filter((each) => shapeOf(each).properties !== undefined);
  const others = anyOf.filter((each) => !objects.includes(each));
  // An object, or a short way to write it: the object has all there is to set.
  const [object] = objects;
  if (objects.length === 1 && object !== undefined && others.every((each) => isShort(each)))
    return { kind: 'object', schema };
  if (anyOf.some((each) => shapeOf(each).const === '*'))
    return { kind: 'members', of: undefined, inside: false, schema, all: true };
  const kinds = samples.flatMap(([kind, values]) =>
    values.some((each) => Check(schema, each)) ? [kind] : [],
  );
  const isOpen = shapeOf(schema).type === undefined && anyOf.length === 0 && !('$ref' in schema);
  if (isOpen) return { kind: 'any', kinds: ['text', 'number', 'bool', 'expression', 'json'] };
  if (kinds.length === 0) return { kind: 'json' };
  const takesMore = anyOf.some((each) => ['array', 'object'].includes(String(shapeOf(each).type)));
  return { kind: 'any', kinds: takesMore ? [...kinds, 'json'] : kinds };
}

const isShort = (schema: TSchema): boolean =>
  sameSchema(schema, TextSchema) || ['string', 'number'].includes(String(shapeOf(schema).type));

/** Whether a written value is an expression rather than the value itself. */
export const isTemplate = (value: unknown): value is string =>
  typeof value === 'string' && value.includes('{{');
