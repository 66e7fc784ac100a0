/** Conditions, expressions and templates: from text and rules to values. Pure; runs wherever JavaScript does. */
export { MOST_PLACEHOLDERS } from './condition/arrange.ts';
export { ConditionError } from './condition/error.ts';
export { compile, type CompiledCondition, evaluate } from './condition/compile.ts';
export { explain, type ExplainedGroup, type ExplainedLeaf } from './condition/explain.ts';
export type { SqlColumn, SqlColumns } from './condition/sql/columns.ts';
export { sqlFunctions } from './condition/sqlFunctions.ts';
export { type SqlCondition, type SqlOptions, toSql } from './condition/toSql.ts';
export { compileExpression, type CompiledExpression } from './expression/compileExpression.ts';
export { ExpressionError, toExpressionError } from './expression/error.ts';
export {
  codeOf,
  findingMaker,
  findingOf,
  findingTable,
  type KeysNaming,
  tell,
  type ValuesOf,
} from './finding.ts';
export { withinSteps } from './expression/fuel.ts';
export { signature } from './expression/build.ts';
export { tokensIn, type WrittenToken } from './expression/tokens.ts';
export {
  type FunctionContext,
  type FunctionEntry,
  type FunctionGroup,
  type FunctionParameter,
  type FunctionTable,
  type ValueType,
} from './functions/entry.ts';
export { builtinAmong } from './functions/builtinAmong.ts';
export { functionsAt } from './functions/functionsAt.ts';
export { createFunctionTable, functionTable } from './functions/functionTable.ts';
export { operatorTexts, unaryOperators } from './operators/operatorTexts.ts';
export { operatorsByType } from './operators/operatorsByType.ts';
export { parsePath, pathReader, pathText } from './path.ts';
export { DEFAULT_ZONE, type Options, type Scope } from './options.ts';
export type { CompiledTemplate } from './template/compiled.ts';
export { membershipOf, numberOf } from './script/membership.ts';
export { parseScript, type ScriptNode } from './script/parseScript.ts';
export { ScriptError } from './script/scriptError.ts';
export { scriptIn } from './script/scriptIn.ts';
export { type ScriptPath, scriptPaths } from './script/scriptPaths.ts';
export { scriptToExpression } from './script/scriptToExpression.ts';
export { compileTemplate } from './template/compileTemplate.ts';
export { countPlaceholders, isTooLong, TEMPLATE_LENGTH } from './template/limits.ts';
export { literal } from './template/literal.ts';
export { isOneTemplate, parseText, plainText } from './template/parse.ts';
export { toNumber } from './values/number.ts';
export { readBool, readDate, readNumber } from './values/sheet.ts';
export { toText } from './values/text.ts';
export { parseTime } from './values/time.ts';
export { zoneOf } from './values/zone.ts';
