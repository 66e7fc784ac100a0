import { createForm, type Field, type Form, type IFormProps } from '@formily/core';
import { Schema } from '@formily/json-schema';
import { compileExpression } from '../../conditions/index.ts';

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
