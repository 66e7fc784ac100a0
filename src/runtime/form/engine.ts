import { createForm, type Field, type Form, type IFieldFactoryProps, type IFormProps } from '@formily/core';
import { Schema } from '@formily/json-schema';
import type { TSchema } from 'typebox';
import { compileExpression } from '../../conditions/index.ts';
import type { FieldMeta } from '../../schemas/rendererMeta.ts';

/**
 * Replaces the compiler of Formily's schemas, which turns `{{ }}` texts into code, by ours, which never does. It
 * stands in the module that makes every form, so that no form exists without it. Failures stay failures: a silent
 * compiler would show and enable what a rule meant to hide.
 */
Schema.registerCompiler((expression: string, scope: Record<string, unknown>) =>
  compileExpression(expression).evaluate(scope),
);

/** Makes the engine that holds the values and errors of one form. */
export const createEngine = (props: IFormProps): Form => createForm(props);

/** What the engine keeps of one field: what components that were written for it (`runtime/form/formily`) draw. */
export type EngineField = Field;

/** Makes the engine's field of a value: one with rows where the value is a list of objects. */
export function createEngineField(
  engine: Form,
  { members, value }: FieldMeta,
  props: IFieldFactoryProps<never, never>,
): EngineField {
  return members === 'many' || isRows(value) ? engine.createArrayField(props) : engine.createField(props);
}

const isRows = (schema: TSchema): boolean =>
  typeOf(schema) === 'array' && typeOf(Reflect.get(schema, 'items')) === 'object';

const typeOf = (schema: unknown): unknown =>
  typeof schema === 'object' && schema !== null ? Reflect.get(schema, 'type') : undefined;
