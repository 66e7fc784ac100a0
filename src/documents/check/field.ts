import { checkExpression, nearest, types, type StaticType } from '../../conditions/check/index.ts';
import type { FieldNode, Node, Rule } from '../../schemas/node.ts';
import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import { checkFindings as findings } from './findings.ts';
import { type Check, type Place, reportAt, within } from './context.ts';
import { typeOfField } from './recordType.ts';
import { checkText } from './text.ts';
import { checkTyped } from './value.ts';

/** Members that mean something on fields only. */
const FIELD_MEMBERS = ['default', 'value', 'rules', 'hide', 'required'] as const;

/** Checks what a node says of its value: first value, computation, rules. */
export function checkField(node: Node, meta: RendererMeta, place: Place, check: Check, path: string): void {
  if (!isField(node) || !meta.field) {
    if (node.name !== undefined) check.report(findings.noField(meta.type, `${path}/name`));
    for (const member of FIELD_MEMBERS) {
      if (node[member] !== undefined)
        check.report(findings.memberUnused(meta.type, member, `${path}/${member}`));
    }
    return;
  }
  const type = typeOfField(node, check.context);
  if (node.default !== undefined)
    reportAt(check, `${path}/default`, checkTyped(node.default, type, place, check));
  if (node.value !== undefined) reportAt(check, `${path}/value`, checkTyped(node.value, type, place, check));
  if (meta.field.frameless !== true && (node.title === undefined || node.title === '')) {
    check.report(findings.missingLabel(node.name, path));
  }
  for (const [index, rule] of (node.rules ?? []).entries()) {
    checkRule(rule, type, place, check, `${path}/rules/${String(index)}`);
  }
}

const isField = (node: Node): node is FieldNode => node.name !== undefined;

function checkRule(rule: Rule, type: StaticType, place: Place, check: Check, path: string): void {
  reportAt(check, `${path}/message`, checkText(rule.message, place, check));
  const at = `${path}/value`;
  switch (rule.rule) {
    case 'expression': {
      const { scope } = within(place, { value: type });
      const { remarks } = checkExpression(String(rule.value), scope, check.context);
      for (const { replace: _replace, ...remark } of remarks) check.report({ ...remark, path: at });
      return;
    }
    case 'equalsField': {
      const code = String(rule.value);
      if (place.fields?.has(code) !== true) {
        check.report(findings.unknownField(code, nearest(code, place.fields ?? []), at));
      }
      return;
    }
    case 'pattern': {
      checkPattern(rule, check, at);
      return;
    }
    case 'min':
    case 'max':
      if (types.fit(type, types.NUMBER) === 'never') check.report(findings.ruleUnfit(rule.rule, path));
      return;
    default:
      return;
  }
}

function checkPattern({ value }: Rule, { context, report }: Check, path: string): void {
  try {
    context.pattern?.(String(value));
  } catch {
    report(findings.shape('PATTERN', '正则表达式无法使用', 'This pattern cannot be used', path));
  }
}
