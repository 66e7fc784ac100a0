import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useMemo, type CSSProperties } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { MemberView } from '../../../runtime/render/MemberView.tsx';
import { usePlace } from '../../../runtime/render/PageContext.tsx';
import type { HoldField } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { alignOf } from './alignOf.ts';
import { atEnd } from './atEnd.ts';
import { ROW_OF_ITS_OWN, type EachRow } from './parts.ts';
import { RowActions } from './RowActions.tsx';
import { subTableLocale } from './subTable.locale.ts';
import type { DrawnRows } from './useDrawnRows.ts';
import type { Row } from './useRows.ts';

/** One row; an observer, since it reads the messages of its cells. It is drawn again where its own props change. */
export const GridRow = observer(function GridRow({
  each,
  row,
  index,
  line,
  more,
  position,
  keep,
}: {
  each: EachRow;
  row: Row;
  index: number;
  line: string;
  /** Columns stand under what can be done with the row. */
  more: boolean;
  /** Where it stands in the whole table, from 1, where others are not drawn. */
  position: number | undefined;
  keep: DrawnRows['keep'];
}) {
  const { fields, commands, members, enabled, readOnly, fixed, paste } = each;
  const text = useText(subTableLocale);
  const { token } = theme.useToken();
  const { locale } = useRoot();
  const { scope } = usePlace();
  const { key } = row;
  const hold = useMemo<HoldField | undefined>(
    () =>
      members &&
      ((...given) => {
        const release = members.hold(...given);
        const letGo = keep(key);
        return () => {
          letGo();
          release();
        };
      }),
    [members, key, keep],
  );
  const cell: CSSProperties = {
    padding: `${token.paddingXS}px ${token.paddingSM}px`,
    borderBottom: line,
    verticalAlign: readOnly ? 'middle' : 'top',
  };
  const middle: CSSProperties = readOnly ? {} : { lineHeight: `${token.controlHeight}px` };
  return (
    <tr data-row={index} aria-rowindex={position} style={ROW_OF_ITS_OWN}>
      <th
        scope="row"
        aria-label={text('rowOf', { n: index + 1 })}
        style={{ ...cell, ...middle, fontWeight: 'normal', color: token.colorTextSecondary }}
      >
        {index + 1}
      </th>
      {fields.map((field, column) => (
        <td
          key={field.code}
          style={{ ...cell, ...alignOf(field, readOnly) }}
          onPaste={(event) => {
            const taken = paste?.(event.clipboardData.getData('text/plain'), { row: index, column });
            if (taken === true) event.preventDefault();
          }}
        >
          <MemberView
            member={field}
            row={row.values}
            enabled={enabled}
            readOnly={readOnly}
            error={members?.error(`${index}.${field.code}`) ?? ''}
            name={text('cellOf', {
              title: field.node.title.read(scope, locale.locale) as string,
              n: index + 1,
            })}
            set={(value) => commands.change(index, field.code, value)}
            leave={() => members?.leave(`${index}.${field.code}`)}
            hold={hold}
          />
        </td>
      ))}
      {!fixed && (
        <td style={{ ...cell, ...middle, ...atEnd(token.colorBgContainer, more), whiteSpace: 'nowrap' }}>
          <RowActions {...each} index={index} />
        </td>
      )}
    </tr>
  );
});
