import { Type } from 'typebox';
import { ConditionError, compile } from '../../../conditions/index.ts';
import { dataTypes, judgeTypes, RuleSetSchema, type RuleSet } from '../../../schemas/condition.ts';
import { oneOf } from '../../../schemas/named.ts';
import { OptionSchema } from '../../../schemas/option.ts';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { TextSchema } from '../../../schemas/textSchema.ts';
import { rulesFault } from '../shared/conditionBuilder/fault.meta.ts';
import type { ConditionField } from '../shared/conditionBuilder/fields.meta.ts';
import { readRules } from '../shared/conditionBuilder/readRules.meta.ts';
import { sayRules } from '../shared/conditionBuilder/sentence.meta.ts';
import { changeEvent } from '../shared/props.meta.ts';
import { importRules } from './importRules.meta.ts';

const FieldSchema = Type.Object(
  {
    // A path, so that conditions may be over members of a record too.
    code: Type.String({ minLength: 1, maxLength: 200 }),
    title: TextSchema,
    type: oneOf(...dataTypes),
    options: Type.Optional(Type.Array(OptionSchema, { maxItems: 500 })),
    withTime: Type.Optional(Type.Boolean()),
    people: Type.Optional(Type.Boolean()),
    operators: Type.Optional(Type.Array(oneOf(...judgeTypes), { minItems: 1 })),
  },
  { additionalProperties: false },
);

const fieldsIn = ({ fields }: Readonly<Record<string, unknown>>): readonly ConditionField[] =>
  Array.isArray(fields) ? (fields as ConditionField[]) : [];

export const conditionBuilderMeta = defineMeta({
  type: 'condition-builder',
  version: 1,
  family: 'input',
  title: { zhCN: '条件编辑', enUS: 'Condition builder' },
  description: {
    zhCN: '由字段、运算符和值组成条件，可嵌套“全部”和“任一”；值为条件组',
    enUS: 'Conditions of fields, operators and values, nested by all and any; the value is a rule set',
  },
  icon: 'filter',
  budget: 12,
  props: {
    fields: prop.static(Type.Array(FieldSchema, { maxItems: 500 }), { zhCN: '可用字段', enUS: 'Fields' }, []),
    allowExpressions: prop.static(
      Type.Boolean(),
      { zhCN: '值可用表达式', enUS: 'Values may be expressions' },
      true,
    ),
    maxDepth: prop.static(
      Type.Integer({ minimum: 1, maximum: 8 }),
      { zhCN: '最多嵌套层数', enUS: 'Deepest nesting' },
      4,
    ),
    showFaults: prop.static(Type.Boolean(), { zhCN: '立即提示错误', enUS: 'Tells faults at once' }, false),
  },
  events: changeEvent,
  field: {
    column: 'json',
    dataType: 'text',
    value: RuleSetSchema,
    check: (value, props) => {
      try {
        compile(value as RuleSet);
      } catch (error) {
        if (error instanceof ConditionError) return error.text;
        throw error;
      }
      return rulesFault(readRules(value as RuleSet), fieldsIn(props));
    },
    conditions: true,
    span: 24,
    width: 320,
    toText: (value, { locale, props }) => sayRules(value as RuleSet, fieldsIn(props), locale),
    // A sentence cannot be read back.
    toExport: (value) => JSON.stringify(value),
    fromImport: importRules,
  },
});
