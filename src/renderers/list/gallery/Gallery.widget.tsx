import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { optionsBehind } from '../shared/optionsBehind.ts';
import {
  MemberLine,
  RecordActions,
  RecordChoice,
  RecordItem,
  RecordTitle,
  StatusTag,
} from '../shared/RecordParts.tsx';
import { inColumns, RecordList } from '../shared/RecordList.tsx';
import type { Row } from '../shared/rowsOf.ts';
import { useRecords } from '../shared/useRecords.ts';
import { useMark } from '../shared/useMark.ts';
import { useView } from '../shared/useView.ts';
import type { galleryMeta } from './Gallery.meta.ts';
import { TilePicture } from './TilePicture.tsx';

/** Records as pictures in as many columns as fit, with what a person looks for below. */
export default observer(function Gallery(renderer: RendererProps<typeof galleryMeta>) {
  const { props } = renderer;
  const { token } = theme.useToken();
  const records = useRecords(props.source);
  const view = useView(records, renderer);
  const mark = useMark(records);
  const options = optionsBehind(records, renderer, 'options', props.status);
  const tile = (item: Row) => {
    const title = view.text(props.title, item);
    const description = view.text(props.description, item);
    const status = view.status(props.status, options, item);
    const { open } = view;
    return (
      <RecordItem
        mark={mark(item)}
        style={{
          height: '100%',
          display: 'flex',
          flexDirection: 'column',
          border: `1px solid ${token.colorBorderSecondary}`,
          borderRadius: token.borderRadiusLG,
          overflow: 'hidden',
        }}
      >
        <TilePicture
          value={props.image === undefined ? undefined : item[props.image]}
          name={title}
          ratio={props.ratio}
          fit={props.fit}
        />
        <div
          style={{
            flex: 1,
            display: 'flex',
            flexDirection: 'column',
            gap: token.marginXXS,
            padding: token.paddingSM,
          }}
        >
          <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.marginXS }}>
            <RecordChoice records={records} row={item} title={title} />
            <span style={{ flex: '1 1 5em', minWidth: 0 }}>
              <RecordTitle title={title} open={open && (() => open(item))} />
            </span>
            {status && <StatusTag status={status} />}
          </div>
          {description && (
            <div style={{ color: token.colorTextSecondary, overflowWrap: 'anywhere' }}>{description}</div>
          )}
          <MemberLine view={view} codes={props.fields} row={item} />
          {props.actions && (
            <div style={{ marginTop: 'auto' }}>
              <RecordActions records={records} row={item} />
            </div>
          )}
        </div>
      </RecordItem>
    );
  };
  return (
    <RecordList
      records={records}
      emptyText={props.emptyText}
      title={renderer.title}
      style={inColumns(`min(${String(props.size)}px, 45%)`, token.margin)}
      itemStyle={() => ({ minWidth: 0 })}
    >
      {tile}
    </RecordList>
  );
});
