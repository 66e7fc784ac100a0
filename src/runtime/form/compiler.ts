import { Schema } from '@formily/json-schema';
import { compileExpression } from '../../conditions/index.ts';

/**
 * Replaces the compiler of Formily's schemas, which turns `{{ }}` texts into code, by ours, which never does. Called
 * before anything is drawn; there is one loaded copy of the package, which a test makes sure of. Failures stay
 * failures: a silent compiler would show and enable what a rule meant to hide.
 */
export function installFormilyCompiler(): void {
  Schema.registerCompiler((expression: string, scope: Record<string, unknown>) =>
    compileExpression(expression).evaluate(scope),
  );
}
