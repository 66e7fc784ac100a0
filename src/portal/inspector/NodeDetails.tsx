import { Descriptions, Empty, theme, Typography } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { type InspectedNode, isShown, reasonsOf } from '../../documents/inspect/inspect.ts';
import { reasonOfValue, type StateName } from '../../documents/inspect/reason.ts';
import { ToneTag } from '../../renderers/shared/tones/ToneTag.tsx';
import { valueText } from '../../documents/inspect/valueText.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { nodeName } from './describe.ts';
import { findingsOf } from './findingsOf.ts';
import { FindingView } from './FindingView.tsx';
import { inspectorLocale } from './inspector.locale.ts';
import { ReasonView } from './ReasonView.tsx';

const STATES: readonly StateName[] = ['visible', 'enabled', 'required', 'readOnly'];

/** What is wrong with one node, its states, each with its reasons, and the value of a field. */
export const NodeDetails = observer(function NodeDetails({
  inspected,
  nameOf,
}: {
  inspected: InspectedNode | undefined;
  nameOf: (path: string) => string;
}) {
  const root = useRoot();
  const text = useText(inspectorLocale);
  const { token } = theme.useToken();
  if (!inspected) {
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text('choose')} />;
  }
  const { node, state, place } = inspected;
  const answer = (name: StateName): boolean => (name === 'visible' ? isShown(inspected) : state[name].value);
  const rows: { key: string; label: string; value: ReactNode }[] = STATES.filter(
    (name) => name === 'visible' || name === 'enabled' || node.field !== undefined,
  ).map((name) => ({
    key: name,
    label: text(name),
    value: (
      <>
        <ToneTag tone={answer(name) ? 'green' : 'default'}>{text(answer(name) ? 'yes' : 'no')}</ToneTag>
        {reasonsOf(inspected, name).map((reason, index) => (
          <ReasonView key={index} reason={reason} nameOf={nameOf} />
        ))}
      </>
    ),
  }));
  if (node.field && node.source.name !== undefined) {
    const computed = reasonOfValue(node, place.scope);
    const value = valueIn(place.scope, node.source.name);
    rows.push({
      key: 'value',
      label: text('value'),
      value: (
        <>
          <div style={{ overflowWrap: 'anywhere' }}>{valueText(value) ?? text('empty')}</div>
          {computed && <ReasonView reason={computed} nameOf={nameOf} />}
        </>
      ),
    });
  }
  const { locale } = root.locale;
  return (
    <section aria-label={nodeName(inspected, locale)}>
      <Typography.Title level={5} style={{ marginTop: 0 }}>
        {nodeName(inspected, locale)}
      </Typography.Title>
      <Typography.Paragraph type="secondary" style={{ fontSize: token.fontSizeSM, overflowWrap: 'anywhere' }}>
        {node.source.type} · {node.source.id} · {node.path}
      </Typography.Paragraph>
      {[...(node.broken ? [node.broken] : []), ...findingsOf(node, place, root)].map((finding, index) => (
        <Typography.Paragraph key={index} style={{ overflowWrap: 'anywhere' }}>
          <FindingView finding={finding} />{' '}
          <Typography.Text type="secondary" style={{ fontSize: token.fontSizeSM }}>
            {finding.path}
          </Typography.Text>
        </Typography.Paragraph>
      ))}
      <Descriptions
        size="small"
        column={1}
        bordered
        styles={{ label: { width: 88, verticalAlign: 'top' } }}
        items={rows.map(({ key, label, value }) => ({ key, label, children: value }))}
      />
    </section>
  );
});

function valueIn(scope: object, code: string): unknown {
  const form = (scope as { form?: Record<string, unknown> }).form;
  return form?.[code];
}
