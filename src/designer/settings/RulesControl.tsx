import { useId } from 'react';
import { Type, type TSchema } from 'typebox';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { type Rule, type RuleName, RuleSchema } from '../../schemas/node.ts';
import type { PropsSchema } from '../../schemas/prop.ts';
import { FIELD_CODE } from '../../schemas/kinds.ts';
import { choiceWords } from './choiceWords.ts';
import type { NestingProps } from './controlProps.ts';
import { ExpressionInput } from './ExpressionInput.tsx';
import { InnerPlace } from './InnerPlace.tsx';
import { memberTitle } from './memberWords.ts';
import { propsOf } from './propsOf.ts';
import { Rows } from './Rows.tsx';
import { settingsLocale } from './settings.locale.ts';

const whole = Type.Integer({ minimum: 0 });

/** What the value of a rule is; of an expression it is written in its editor, and rules that are not here have none. */
const values: Partial<Record<RuleName, TSchema>> = {
  minLength: whole,
  maxLength: whole,
  length: whole,
  minItems: whole,
  maxItems: whole,
  min: Type.Number(),
  max: Type.Number(),
  pattern: Type.String({ minLength: 1 }),
  equalsField: Type.String({ pattern: FIELD_CODE }),
};

/** The members of a rule, its value as the rule takes it. */
function ruleProps(rule: RuleName): PropsSchema {
  const { rule: name, message } = propsOf(RuleSchema);
  const schema = values[rule];
  const kind = rule === 'equalsField' ? 'member' : 'static';
  return {
    ...(name && { rule: name }),
    ...(schema && { value: { kind, schema, title: memberTitle('value'), required: true } }),
    ...(message && { message }),
  };
}

const begins: Partial<Record<RuleName, string | number>> = {
  minLength: 1,
  maxLength: 100,
  length: 10,
  min: 0,
  max: 100,
  minItems: 1,
  maxItems: 10,
  pattern: '.*',
  expression: 'true',
};

/** A rule of another name keeps its message; its value begins anew. */
function renamed({ rule, value, message }: Rule, before: RuleName): Rule {
  const kept = rule === before ? value : begins[rule];
  const takes = values[rule] !== undefined || rule === 'expression';
  return {
    rule,
    ...(kept !== undefined && takes && { value: kept }),
    ...(message !== undefined && { message }),
  };
}

/** The rules that a value is held to: which one, its value, and what is said where it fails. */
export function RulesControl({ List, ...props }: NestingProps) {
  const text = useText(settingsLocale);
  const { locale } = useRoot();
  const list: readonly unknown[] = Array.isArray(props.value) ? props.value : [];
  const called = (entry: unknown): string => {
    const { rule, value } = entry as Rule;
    const word = choiceWords.get(rule);
    const name = word === undefined ? rule : locale.localise(word);
    return value === undefined ? name : text('ruleWith', { name, value });
  };
  return (
    <Rows
      {...props}
      list={list}
      most={20}
      called={called}
      added={(): Rule => ({ rule: 'maxLength', value: 100 })}
      draw={(entry, change) => {
        const { rule } = entry as Rule;
        return (
          <>
            <List
              schema={ruleProps(rule)}
              values={entry as Readonly<Record<string, unknown>>}
              disabled={props.disabled}
              change={(next) => change(renamed({ rule, ...(next as Partial<Rule>) }, rule))}
            />
            {rule === 'expression' && (
              <RuleExpression
                rule={entry as Rule}
                title={locale.localise(memberTitle('value'))}
                disabled={props.disabled}
                change={change}
              />
            )}
          </>
        );
      }}
    />
  );
}

interface RuleExpressionProps {
  rule: Rule;
  title: string;
  disabled: boolean;
  change: (rule: Rule) => void;
}

/** The expression that a rule holds a value to; without one the rule keeps what it had. */
function RuleExpression({ rule, title, disabled, change }: RuleExpressionProps) {
  const id = useId();
  return (
    <InnerPlace step="value">
      <ExpressionInput
        {...{ id, title, disabled }}
        writing="bare"
        value={typeof rule.value === 'string' ? rule.value : ''}
        invalid={false}
        change={(value) => {
          if (typeof value === 'string') change({ ...rule, value });
        }}
      />
    </InnerPlace>
  );
}
