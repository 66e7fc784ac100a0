import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { InSteps } from '../shared/InSteps.tsx';
import { RecordsFrame } from '../shared/RecordsFrame.tsx';
import { useRecords } from '../shared/useRecords.ts';
import { useView } from '../shared/useView.ts';
import type { cardsMeta } from './Cards.meta.ts';

/** Records as cards in as many columns as fit; a card is a button where the document says what a click does. */
export default observer(function Cards(renderer: RendererProps<typeof cardsMeta>) {
  const { props } = renderer;
  const { token } = theme.useToken();
  const records = useRecords(props.source);
  const { text, open } = useView(records, renderer);
  return (
    <RecordsFrame records={records} emptyText={props.emptyText}>
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
                <Frame {...(open ? { onClick: () => open(item) } : {})}>
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

function Frame({ onClick, children }: { onClick?: () => void; children: ReactNode }) {
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
  } as const;
  if (!onClick) return <div style={style}>{children}</div>;
  return (
    <button type="button" onClick={onClick} style={{ ...style, cursor: 'pointer' }}>
      {children}
    </button>
  );
}
