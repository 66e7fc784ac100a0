import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { InSteps } from '../shared/InSteps.tsx';
import { RecordsFrame } from '../shared/RecordsFrame.tsx';
import { useRecords } from '../shared/useRecords.ts';
import { useMark, type MarkLook } from '../shared/useMark.ts';
import { useView } from '../shared/useView.ts';
import type { cardsMeta } from './Cards.meta.ts';

/** Records as cards in as many columns as fit; a card is a button where the document says what a click does. */
export default observer(function Cards(renderer: RendererProps<typeof cardsMeta>) {
  const { props } = renderer;
  const { token } = theme.useToken();
  const records = useRecords(props.source);
  const { text, open } = useView(records, renderer);
  const mark = useMark(records);
  return (
    <RecordsFrame records={records} emptyText={props.emptyText} marks>
      <InSteps rows={records.rows}>
        {(rows) => (
          <ul
            style={{
              listStyle: 'none',
              margin: 0,
              padding: 0,
              display: 'grid',
              gap: token.marginSM,
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
            }}
          >
            {rows.map((item, index) => (
              <li key={index}>
                <Frame mark={mark(item)} {...(open ? { onClick: () => open(item) } : {})}>
                  <div style={{ display: 'flex', justifyContent: 'space-between', gap: token.marginXS }}>
                    <strong style={{ overflowWrap: 'anywhere' }}>{text(props.title, item)}</strong>
                    <span
                      style={{
                        color: token.colorTextSecondary,
                        whiteSpace: 'nowrap',
                        fontVariantNumeric: 'tabular-nums',
                      }}
                    >
                      {text(props.extra, item)}
                    </span>
                  </div>
                  <div
                    style={{
                      color: token.colorTextSecondary,
                      marginTop: token.marginXXS,
                      overflowWrap: 'anywhere',
                      // A document may break the lines.
                      whiteSpace: 'pre-line',
                    }}
                  >
                    {text(props.description, item)}
                  </div>
                </Frame>
              </li>
            ))}
          </ul>
        )}
      </InSteps>
    </RecordsFrame>
  );
});

interface FrameProps {
  mark: MarkLook;
  onClick?: () => void;
  children: ReactNode;
}

function Frame({ mark, onClick, children }: FrameProps) {
  const { token } = theme.useToken();
  const style = {
    display: 'block',
    width: '100%',
    height: '100%',
    padding: token.paddingSM,
    border: `1px solid ${token.colorBorderSecondary}`,
    borderRadius: token.borderRadius,
    background: token.colorBgContainer,
    color: token.colorText,
    font: 'inherit',
    textAlign: 'start',
    ...mark.style,
  } as const;
  if (!onClick)
    return (
      <div {...mark} style={style}>
        {children}
      </div>
    );
  return (
    <button type="button" onClick={onClick} {...mark} style={{ ...style, cursor: 'pointer' }}>
      {children}
    </button>
  );
}
