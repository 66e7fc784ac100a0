/** Expressions in JavaScript's syntax; apart, so that pages without such documents do not load it. */
export { membershipOf, numberOf } from './membership.ts';
export { parseScript, type ScriptNode } from './parseScript.ts';
export { ScriptError } from './scriptError.ts';
export { scriptIn } from './scriptIn.ts';
export { type ScriptPath, scriptPaths } from './scriptPaths.ts';
export { scriptToExpression } from './scriptToExpression.ts';
