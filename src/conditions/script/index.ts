/** Expressions in JavaScript's syntax; apart, so that pages without such documents do not load it. */
export { parseScript, type ScriptNode } from './parseScript.ts';
export { ScriptError } from './scriptError.ts';
export { scriptToExpression } from './scriptToExpression.ts';
