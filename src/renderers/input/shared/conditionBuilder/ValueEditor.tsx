import { Input, theme } from 'antd';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useBuilder } from './BuilderContext.ts';
import { conditionBuilderLocale } from './conditionBuilder.locale.ts';
import {
  editorOf,
  inBraces,
  insideBraces,
  isExpression,
  type ConditionField,
  type EditorKind,
  type Judge,
} from './fields.meta.ts';
import type { LeafRule, RangeRule } from './rules.meta.ts';
import { SingleValue } from './SingleValue.tsx';

export interface FaultMark {
  status?: 'error';
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

/** Asks for what a condition compares with, as its field and its operator want it. */
export function ValueEditor({
  rule,
  field,
  judge,
  name,
  status,
  put,
}: {
  rule: LeafRule | RangeRule;
  field: ConditionField | undefined;
  judge: Judge;
  name: string;
  status: FaultMark;
  put: (rule: LeafRule | RangeRule) => void;
}) {
  const text = useText(conditionBuilderLocale);
  const { token } = theme.useToken();
  const { ExpressionValue, disabled } = useBuilder();
  const place = { flex: '2 1 160px', minWidth: 0 };
  if (rule.kind === 'range') {
    const end = (which: 'from' | 'to') => (
      <div style={{ flex: '1 1 0', minWidth: 0 }}>
        <SingleValue
          kind={rule.type}
          field={field}
          label={text(which, { name })}
          status={status}
          value={rule[which]}
          change={(value) => put({ ...rule, [which]: value })}
        />
      </div>
    );
    return (
      <div style={{ ...place, display: 'flex', alignItems: 'center', gap: token.marginXXS }}>
        {end('from')}
        <span aria-hidden style={{ color: token.colorTextSecondary }}>
          –
        </span>
        {end('to')}
      </div>
    );
  }
  const { value, ...condition } = rule.condition;
  const kind: EditorKind = editorOf(field ?? condition, judge);
  if (kind === 'none' || kind === 'range') return null;
  const change = (next: unknown): void =>
    put({ ...rule, condition: next === undefined ? condition : { ...condition, value: next } });
  return (
    <div style={place}>
      {isExpression(value) ? (
        ExpressionValue ? (
          <ExpressionValue {...{ name, value, disabled, change }} invalid={status.status === 'error'} />
        ) : (
          <Expression value={value} label={text('expression', { name })} status={status} change={change} />
        )
      ) : (
        <SingleValue
          kind={kind}
          field={field}
          label={text('value', { name })}
          status={status}
          value={value}
          change={change}
        />
      )}
    </div>
  );
}

/** An expression between its braces, which stand there already; a text with several shows all of itself. */
function Expression({
  value,
  label,
  status,
  change,
}: {
  value: string;
  label: string;
  status: FaultMark;
  change: (value: string) => void;
}) {
  const { disabled, size } = useBuilder();
  const { token } = theme.useToken();
  const inside = insideBraces(value);
  const brace = (sign: string) => (
    <span aria-hidden style={{ color: token.colorTextSecondary }}>
      {sign}
    </span>
  );
  return (
    <Input
      {...status}
      aria-label={label}
      size={size}
      disabled={disabled}
      value={inside ?? value}
      style={{ fontFamily: token.fontFamilyCode }}
      {...(inside === undefined ? {} : { prefix: brace('{{'), suffix: brace('}}') })}
      onChange={({ target }) => {
        const typed = target.value;
        // What is pasted may bring its braces along.
        change(inside === undefined || isExpression(typed) ? typed : inBraces(typed));
      }}
    />
  );
}
