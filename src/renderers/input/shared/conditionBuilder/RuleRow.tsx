import { FunctionOutlined } from '@ant-design/icons';
import { Button, Flex, Select, theme, Typography } from 'antd';
import type { FocusEvent } from 'react';
import { operatorTexts } from '../../../../conditions/index.ts';
import { SearchSelect } from '../../../shared/typing/SearchSelect.tsx';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { useBuilder } from './BuilderContext.ts';
import { conditionBuilderLocale } from './conditionBuilder.locale.ts';
import { putRule } from './edit.ts';
import { ruleFault } from './fault.meta.ts';
import { editorOf, inBraces, isExpression, operatorsOf, type Judge } from './fields.meta.ts';
import { fieldOptions } from './fieldOptions.ts';
import { RuleActions } from './RuleActions.tsx';
import { asMeant, fieldCodeOf, judgeOf, withField, withJudge } from './row.ts';
import type { LeafRule, RangeRule } from './rules.meta.ts';
import { ValueEditor, type FaultMark } from './ValueEditor.tsx';

/** One condition: its field, its operator, what it is compared with, and what is wrong with it. */
export function RuleRow({
  rule,
  place,
  parent,
}: {
  rule: LeafRule | RangeRule;
  place: string;
  parent: string;
}) {
  const { base, fields, disabled, size, allowExpressions, shows, leave, change } = useBuilder();
  const text = useText(conditionBuilderLocale);
  const { locale } = useRoot();
  const { token } = theme.useToken();
  const name = text('rule', { place });
  const code = fieldCodeOf(rule);
  const field = fields.find((one) => one.code === code);
  const judge = judgeOf(rule);
  const type = rule.kind === 'leaf' ? rule.condition.type : rule.type;
  const offered = operatorsOf(field ?? { type });
  const put = (next: LeafRule | RangeRule): void => change((root) => putRule(root, asMeant(next)));
  const fault = shows(rule.id) ? ruleFault(rule, fields) : undefined;
  const faultId = `${base}-${rule.id}-fault`;
  const status: FaultMark = fault
    ? { status: 'error', 'aria-invalid': true, 'aria-describedby': faultId }
    : {};
  const expression = rule.kind === 'leaf' && isExpression(rule.condition.value);
  const mayExpress = rule.kind === 'leaf' && editorOf(field ?? { type }, judge) !== 'none';
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (!currentTarget.contains(relatedTarget)) leave(rule.id);
  };
  const sayJudge = (one: Judge): string =>
    one === 'between' ? text('between') : locale.localise(operatorTexts[one]);
  return (
    <div role="group" aria-label={name} onBlur={onBlur} style={{ minWidth: 0 }}>
      <Flex align="flex-start" gap={token.marginXS}>
        <div style={{ display: 'flex', flexWrap: 'wrap', flex: 1, gap: token.marginXS, minWidth: 0 }}>
          <SearchSelect
            id={`${base}-${rule.id}-field`}
            aria-label={text('field', { name })}
            {...(fault && !field ? status : {})}
            size={size}
            disabled={disabled}
            style={{ flex: '1 1 120px', minWidth: 0, maxWidth: 240 }}
            placeholder={text('chooseField')}
            value={code}
            options={fieldOptions(fields, (title) => locale.localise(title))}
            onChange={(chosen: string) => {
              const next = fields.find((one) => one.code === chosen);
              if (next) put(withField(rule, next, field));
            }}
          />
          <Select<Judge>
            aria-label={text('operator', { name })}
            size={size}
            disabled={disabled}
            style={{ flex: '1 1 110px', minWidth: 0, maxWidth: 200 }}
            value={judge}
            options={[...new Set([...offered, judge])].map((one) => ({ value: one, label: sayJudge(one) }))}
            onChange={(chosen) => put(withJudge(rule, chosen, field ?? { type }))}
          />
          <ValueEditor rule={rule} field={field} judge={judge} name={name} status={status} put={put} />
        </div>
        <Flex flex="none">
          {allowExpressions && mayExpress && (
            <Button
              type={expression ? 'primary' : 'text'}
              ghost={expression}
              size={size}
              disabled={disabled}
              aria-pressed={expression}
              aria-label={text(expression ? 'asValue' : 'asExpression', { name })}
              icon={<FunctionOutlined aria-hidden aria-label={undefined} />}
              onClick={() => {
                const { value: _value, ...condition } = rule.condition;
                put({ ...rule, condition: expression ? condition : { ...condition, value: inBraces('') } });
              }}
            />
          )}
          <RuleActions id={rule.id} parent={parent} name={name} />
        </Flex>
      </Flex>
      {fault && (
        <Typography.Text id={faultId} role="alert" type="danger" style={{ fontSize: token.fontSizeSM }}>
          {locale.localise(fault)}
        </Typography.Text>
      )}
    </div>
  );
}
