import { Descriptions, theme, Typography } from 'antd';
import { observer } from 'mobx-react-lite';
import type { InspectedPart } from '../../documents/inspect/group.ts';
import type { Reason } from '../../documents/inspect/reason.ts';
import { ToneTag } from '../../renderers/shared/tones/ToneTag.tsx';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { inspectorLocale } from './inspector.locale.ts';
import { ReasonView } from './ReasonView.tsx';

const ownName = (path: string): string => path;

/** Why a part of a document, such as a column of a list, is shown or not. */
export const PartDetails = observer(function PartDetails({ part }: { part: InspectedPart }) {
  const { locale } = useRoot();
  const text = useText(inspectorLocale);
  const { token } = theme.useToken();
  const title = locale.localise(part.title);
  const answer = (value: boolean, reasons: readonly Reason[]) => (
    <>
      <ToneTag tone={value ? 'green' : 'default'}>{text(value ? 'yes' : 'no')}</ToneTag>
      {reasons.map((reason, index) => (
        <ReasonView key={index} reason={reason} nameOf={ownName} />
      ))}
    </>
  );
  const { editable } = part;
  return (
    <section aria-label={title}>
      <Typography.Title level={5} style={{ marginTop: 0 }}>
        {title}
      </Typography.Title>
      <Typography.Paragraph type="secondary" style={{ fontSize: token.fontSizeSM, overflowWrap: 'anywhere' }}>
        {[part.type, part.code, part.path].filter((each) => each !== '').join(' · ')}
      </Typography.Paragraph>
      <Descriptions
        size="small"
        column={1}
        bordered
        styles={{ label: { width: 88, verticalAlign: 'top' } }}
        items={[
          { key: 'visible', label: text('visible'), children: answer(part.visible, part.reasons) },
          ...(editable
            ? [
                {
                  key: 'editable',
                  label: text('editable'),
                  children: answer(editable.value, editable.reasons),
                },
              ]
            : []),
        ]}
      />
    </section>
  );
});
