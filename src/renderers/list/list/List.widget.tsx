import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { optionsBehind } from '../shared/optionsBehind.ts';
import {
  MemberLine,
  RecordActions,
  RecordChoice,
  RecordItem,
  RecordTitle,
  StatusTag,
} from '../shared/RecordParts.tsx';
import { RecordList } from '../shared/RecordList.tsx';
import type { Row } from '../shared/rowsOf.ts';
import { useRecords } from '../shared/useRecords.ts';
import { useMark } from '../shared/useMark.ts';
import { useView } from '../shared/useView.ts';
import { LineSign } from './LineSign.tsx';
import type { listMeta } from './List.meta.ts';

/** A line for each record: its sign, title and description, its members below, its status and actions at the end. */
export default observer(function List(renderer: RendererProps<typeof listMeta>) {
  const { props } = renderer;
  const { token } = theme.useToken();
  const phone = useRoot().theme.device === 'mobile';
  const records = useRecords(props.source);
  const view = useView(records, renderer);
  const mark = useMark(records);
  const options = optionsBehind(records, renderer, 'options', props.status);
  const actions = (item: Row) => props.actions && <RecordActions records={records} row={item} />;
  const quiet = { color: token.colorTextSecondary, overflowWrap: 'anywhere' } as const;
  const line = (item: Row) => {
    const title = view.text(props.title, item);
    const description = view.text(props.description, item);
    const extra = view.text(props.extra, item);
    const status = view.status(props.status, options, item);
    const { open } = view;
    return (
      <RecordItem
        mark={mark(item)}
        style={{
          display: 'flex',
          alignItems: phone ? 'start' : 'center',
          gap: token.marginSM,
          padding: `${String(token.paddingSM)}px ${String(token.paddingXS)}px`,
        }}
      >
        <RecordChoice records={records} row={item} title={title} />
        <LineSign
          name={title}
          portrait={props.avatar || props.image !== undefined}
          value={props.image === undefined ? undefined : item[props.image]}
          icon={props.icon}
        />
        <div style={{ flex: 1, minWidth: 0 }}>
          <RecordTitle title={title} open={open && (() => open(item))} />
          {description && <div style={quiet}>{description}</div>}
          <MemberLine view={view} codes={props.fields} row={item} />
          {phone && actions(item)}
        </div>
        {(extra !== '' || status) && (
          <div
            style={{
              display: 'flex',
              flexDirection: phone ? 'column' : 'row',
              alignItems: phone ? 'end' : 'center',
              gap: phone ? token.marginXXS : token.marginSM,
              maxWidth: '40%',
            }}
          >
            {extra && <span style={{ ...quiet, fontVariantNumeric: 'tabular-nums' }}>{extra}</span>}
            {status && <StatusTag status={status} />}
          </div>
        )}
        {!phone && actions(item)}
      </RecordItem>
    );
  };
  return (
    <RecordList
      records={records}
      emptyText={props.emptyText}
      title={renderer.title}
      itemStyle={(index) => (index === 0 ? {} : { borderTop: `1px solid ${token.colorBorderSecondary}` })}
    >
      {line}
    </RecordList>
  );
});
