import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { RecordActions, RecordChoice, RecordItem, RecordTitle } from '../shared/RecordParts.tsx';
import { inColumns, RecordList } from '../shared/RecordList.tsx';
import type { Row } from '../shared/rowsOf.ts';
import { useMark } from '../shared/useMark.ts';
import { useRecords } from '../shared/useRecords.ts';
import { useView } from '../shared/useView.ts';
import type { cardsMeta } from './Cards.meta.ts';

/** Records as cards in as many columns as fit; a card is a button where the document says what a click does. */
export default observer(function Cards(renderer: RendererProps<typeof cardsMeta>) {
  const { props } = renderer;
  const { token } = theme.useToken();
  const records = useRecords(props.source);
  const { text, open } = useView(records, renderer);
  const mark = useMark(records);
  const card = (item: Row) => {
    const title = text(props.title, item);
    const extra = text(props.extra, item);
    const description = text(props.description, item);
    const quiet = { color: token.colorTextSecondary } as const;
    return (
      <RecordItem
        mark={mark(item)}
        style={{
          height: '100%',
          display: 'flex',
          flexDirection: 'column',
          gap: token.marginXXS,
          padding: token.paddingSM,
          border: `1px solid ${token.colorBorderSecondary}`,
          borderRadius: token.borderRadius,
          background: token.colorBgContainer,
        }}
      >
        <div style={{ display: 'flex', gap: token.marginXS }}>
          <RecordChoice records={records} row={item} title={title} />
          <span style={{ flex: 1, minWidth: 0 }}>
            <RecordTitle title={title} open={open && (() => open(item))} />
          </span>
          {extra && (
            <span style={{ ...quiet, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
              {extra}
            </span>
          )}
        </div>
        {description && (
          // A document may break the lines.
          <div style={{ ...quiet, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{description}</div>
        )}
        {props.actions && (
          <div style={{ marginTop: 'auto' }}>
            <RecordActions records={records} row={item} />
          </div>
        )}
      </RecordItem>
    );
  };
  return (
    <RecordList
      records={records}
      emptyText={props.emptyText}
      title={renderer.title}
      style={inColumns('min(240px, 100%)', token.marginSM)}
      itemStyle={() => ({ minWidth: 0 })}
    >
      {card}
    </RecordList>
  );
});
