import { CheckOutlined, CloseOutlined } from '@ant-design/icons';
import { theme, Typography } from 'antd';
import type { ReactNode } from 'react';
import { type ExplainedGroup, type ExplainedLeaf, toText, unaryOperators } from '../../conditions/index.ts';
import { operatorText } from '../../documents/inspect/operatorText.ts';
import type { Reading, Reason } from '../../documents/inspect/reason.ts';
import { reasonTexts } from '../../documents/inspect/reasonTexts.ts';
import { valueText } from '../../documents/inspect/valueText.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { inspectorLocale } from './inspector.locale.ts';

/** Why a state is as it is. `nameOf` calls a node by its JSON pointer. */
export function ReasonView({ reason, nameOf }: { reason: Reason; nameOf: (path: string) => string }) {
  const text = useText(inspectorLocale);
  const { locale } = useRoot();
  switch (reason.kind) {
    case 'parent':
      return (
        <Line>
          {reason.by === undefined ? text('parent') : text('parentBy', { name: nameOf(reason.by) })}
        </Line>
      );
    case 'rules':
      return (
        <>
          <Line>
            {reason.condition === undefined ? text('rules') : text('rulesNamed', { name: reason.condition })}
          </Line>
          <Group group={reason.group} />
        </>
      );
    case 'expression':
    case 'computed':
      return (
        <>
          <Line>{text(reason.kind)}</Line>
          <Typography.Text code style={{ whiteSpace: 'pre-wrap' }}>
            {reason.text}
          </Typography.Text>
          <Readings readings={reason.readings} />
        </>
      );
    default:
      return <Line>{locale.localise(reasonTexts[reason.kind])}</Line>;
  }
}

function Line({ children }: { children: ReactNode }) {
  return <div>{children}</div>;
}

function Group({ group }: { group: ExplainedGroup }) {
  const { token } = theme.useToken();
  const text = useText(inspectorLocale);
  return (
    <div style={{ borderInlineStart: `2px solid ${token.colorBorder}`, paddingInlineStart: token.paddingXS }}>
      {group.list.length > 1 && (
        <Typography.Text type="secondary">{text(group.union === 'AND' ? 'all' : 'some')}</Typography.Text>
      )}
      {group.list.map((each, index) =>
        'union' in each ? <Group key={index} group={each} /> : <Leaf key={index} leaf={each} />,
      )}
    </div>
  );
}

function Leaf({ leaf }: { leaf: ExplainedLeaf }) {
  const { token } = theme.useToken();
  const { locale } = useRoot().locale;
  const text = useText(inspectorLocale);
  const { bindKey, judgeType } = leaf.condition;
  const compared = judgeType !== undefined && !unaryOperators.has(judgeType);
  return (
    <div style={{ display: 'flex', gap: token.marginXS, alignItems: 'baseline' }}>
      {leaf.verdict ? (
        <CheckOutlined aria-label={text('yes')} style={{ color: token.colorSuccess }} />
      ) : (
        <CloseOutlined aria-label={text('no')} style={{ color: token.colorError }} />
      )}
      <span style={{ overflowWrap: 'anywhere' }}>
        <Typography.Text code>{toText(bindKey)}</Typography.Text> {operatorText(judgeType, locale)}{' '}
        {compared && <strong>{valueText(leaf.expected) ?? text('empty')}</strong>}
        <Typography.Text type="secondary" style={{ display: 'block' }}>
          {text('actual', { value: valueText(leaf.actual) ?? text('empty') })}
        </Typography.Text>
      </span>
    </div>
  );
}

function Readings({ readings }: { readings: readonly Reading[] }) {
  const { token } = theme.useToken();
  const text = useText(inspectorLocale);
  return (
    <ul style={{ margin: 0, paddingInlineStart: token.padding, overflowWrap: 'anywhere' }}>
      {readings.map(({ path, value }) => (
        <li key={path}>
          <Typography.Text code>{path}</Typography.Text>{' '}
          {text('actual', { value: valueText(value) ?? text('empty') })}
        </li>
      ))}
    </ul>
  );
}
