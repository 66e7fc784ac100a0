import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useRef, type CSSProperties } from 'react';
import type { CompiledField } from '../../../documents/form.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { MemberView } from '../../../runtime/render/MemberView.tsx';
import { usePlace } from '../../../runtime/render/PageContext.tsx';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { ROW_OF_ITS_OWN, type EachRow, type RowParts } from './parts.ts';
import { RowActions } from './RowActions.tsx';
import { alignOf } from './alignOf.ts';
import { subTableLocale } from './subTable.locale.ts';
import { Totals } from './Totals.tsx';
import { useMoreBeside } from './useMoreBeside.ts';
import type { Row } from './useRows.ts';

/** Room that an input needs around its text, px. */
const AROUND = 40;
/** px of text that an input shows at least, of those whose widgets say nothing and of those that ask for much. */
const ENOUGH = { usual: 96, most: 120 };

/** What is only read is as wide as it is, so that totals stay in sight where inputs can give way. */
const leastWidth = ({ node, meta }: CompiledField, readOnly: boolean): number | undefined =>
  readOnly || node.value ? undefined : Math.min(meta.width ?? ENOUGH.usual, ENOUGH.most) + AROUND;

/** What can be done with a row stays in sight while the columns scroll under it; a shadow says that there are some. */
const atEnd = (background: string, more: boolean): CSSProperties => ({
  position: 'sticky',
  insetInlineEnd: 0,
  zIndex: 1,
  background,
  boxShadow: more ? '-8px 0 10px -6px rgb(0 0 0 / 28%)' : 'none',
});

/** The rows as a table that scrolls sideways where its columns need more room. */
export const RowGrid = observer(function RowGrid(parts: RowParts) {
  const { each, rows, totals } = parts;
  const { fields, readOnly } = each;
  const text = useText(subTableLocale);
  const { token } = theme.useToken();
  const { locale } = useRoot();
  const { scope } = usePlace();
  const frame = useRef<HTMLDivElement>(null);
  const { scrolls, more } = useMoreBeside(frame);
  const line = `1px solid ${token.colorBorderSecondary}`;
  const head: CSSProperties = {
    padding: `${token.paddingXS}px ${token.paddingSM}px`,
    background: token.colorFillAlter,
    borderBottom: line,
    textAlign: 'start',
    // As in the headings of lists.
    fontWeight: 500,
    color: token.colorTextSecondary,
    whiteSpace: 'nowrap',
  };
  const foot: CSSProperties = {
    ...head,
    color: token.colorText,
    borderBottom: 'none',
    borderTop: line,
  };
  const title = (field: CompiledField): string => field.node.title.read(scope, locale.locale) as string;
  // Under a column that scrolls, a half-clear colour would let it through.
  const headEnd = {
    ...atEnd(token.colorBgContainer, more),
    backgroundImage: `linear-gradient(${token.colorFillAlter}, ${token.colorFillAlter})`,
  };
  const shownTotals = rows.length > 0 && totals.length > 0;
  return (
    <div ref={frame} style={{ overflowX: 'auto', border: line, borderRadius: token.borderRadius }}>
      <table
        style={{
          width: '100%',
          borderCollapse: 'separate',
          borderSpacing: 0,
          fontSize: token.fontSize,
          color: token.colorText,
        }}
      >
        <thead>
          <tr>
            <th scope="col" style={{ ...head, width: 56 }}>
              {text('number')}
            </th>
            {fields.map((field) => (
              <th
                key={field.code}
                scope="col"
                style={{
                  ...head,
                  ...alignOf(field, readOnly),
                  minWidth: leastWidth(field, readOnly),
                }}
              >
                {field.node.required.constant === true && !readOnly && (
                  <span aria-hidden style={{ color: token.colorError, marginInlineEnd: token.marginXXS }}>
                    *
                  </span>
                )}
                {title(field)}
              </th>
            ))}
            {!readOnly && (
              <th scope="col" style={{ ...head, ...headEnd, textAlign: 'end' }}>
                {text('actions')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 && (
            <tr>
              <td
                colSpan={fields.length + (readOnly ? 1 : 2)}
                style={{ padding: token.padding, textAlign: 'center', color: token.colorTextSecondary }}
              >
                {text('none')}
              </td>
            </tr>
          )}
          {rows.map((row, index) => (
            <GridRow
              key={row.key}
              each={each}
              more={more}
              row={row}
              index={index}
              line={index === rows.length - 1 ? 'none' : line}
            />
          ))}
        </tbody>
        {shownTotals && (
          <Totals
            parts={parts}
            scrolls={scrolls}
            cell={foot}
            end={readOnly ? undefined : { ...foot, ...headEnd }}
          />
        )}
      </table>
    </div>
  );
});

/** One row; an observer, since it reads the messages of its cells. It is drawn again where its own props change. */
const GridRow = observer(function GridRow({
  each,
  row,
  index,
  line,
  more,
}: {
  each: EachRow;
  row: Row;
  index: number;
  line: string;
  /** Columns stand under what can be done with the row. */
  more: boolean;
}) {
  const { fields, commands, members, enabled, readOnly, paste } = each;
  const text = useText(subTableLocale);
  const { token } = theme.useToken();
  const { locale } = useRoot();
  const { scope } = usePlace();
  const cell: CSSProperties = {
    padding: `${token.paddingXS}px ${token.paddingSM}px`,
    borderBottom: line,
    verticalAlign: readOnly ? 'middle' : 'top',
  };
  const middle: CSSProperties = readOnly ? {} : { lineHeight: `${token.controlHeight}px` };
  return (
    <tr data-row={index} style={ROW_OF_ITS_OWN}>
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
            hold={members?.hold}
          />
        </td>
      ))}
      {!readOnly && (
        <td style={{ ...cell, ...middle, ...atEnd(token.colorBgContainer, more), whiteSpace: 'nowrap' }}>
          <RowActions {...each} index={index} />
        </td>
      )}
    </tr>
  );
});
