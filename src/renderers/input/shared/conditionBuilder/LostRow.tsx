import { Flex, Typography } from 'antd';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { useBuilder } from './BuilderContext.ts';
import { conditionBuilderLocale } from './conditionBuilder.locale.ts';
import { ruleFault } from './fault.meta.ts';
import { RuleActions } from './RuleActions.tsx';
import type { LostRule } from './rules.meta.ts';

/** A place that names a condition which is gone: it can only be taken away. */
export function LostRow({ rule, place, parent }: { rule: LostRule; place: string; parent: string }) {
  const { fields } = useBuilder();
  const text = useText(conditionBuilderLocale);
  const { locale } = useRoot();
  const fault = ruleFault(rule, fields);
  return (
    <Flex align="center" justify="space-between" gap="small">
      <Typography.Text type="danger">
        <Typography.Text code>{rule.ref}</Typography.Text> {fault && locale.localise(fault)}
      </Typography.Text>
      <RuleActions id={rule.id} parent={parent} name={text('rule', { place })} />
    </Flex>
  );
}
