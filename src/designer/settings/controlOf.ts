import type { TSchema } from 'typebox';
import type { Prop } from '../../schemas/prop.ts';
import { TextSchema } from '../../schemas/textSchema.ts';

/** What a value is set with. */
export type Control =
  | { readonly kind: 'switch' | 'line' | 'text' | 'options' | 'source' | 'json' }
  | {
      readonly kind: 'number';
      readonly min: number | undefined;
      readonly max: number | undefined;
      readonly whole: boolean;
      /** An expression may stand there instead. */
      readonly bindable: boolean;
    }
  | { readonly kind: 'choice'; readonly values: readonly string[] };

/** The part of JSON Schema that decides on a control. */
interface Shape {
  readonly type?: unknown;
  readonly enum?: unknown;
  readonly examples?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
}

/**
 * The control that fits a prop: of its kind where the kind says it, else of what its schema takes. What no simple
 * control can hold is written as JSON.
 */
export function controlOf(prop: Prop): Control {
  switch (prop.kind) {
    case 'text':
    case 'options':
    case 'source':
      return { kind: prop.kind };
    case 'template':
      return { kind: prop.schema === TextSchema ? 'text' : 'json' };
    case 'actions':
      return { kind: 'json' };
    default:
      return controlOfSchema(prop.resolved ?? prop.schema, prop.kind === 'bindable');
  }
}

function controlOfSchema(schema: TSchema, bindable: boolean): Control {
  const shape: Shape = schema;
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
        bindable,
      };
    case 'string': {
      // Examples are what a person chooses among; others come by an expression, or as JSON.
      const values = shape.enum ?? shape.examples;
      return Array.isArray(values) ? { kind: 'choice', values: values.map(String) } : { kind: 'line' };
    }
    default:
      return { kind: 'json' };
  }
}

/** Whether a written value is an expression rather than the value itself. */
export const isTemplate = (value: unknown): value is string =>
  typeof value === 'string' && value.includes('{{');
