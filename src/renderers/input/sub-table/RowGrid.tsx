import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { Fragment, useRef, type CSSProperties } from 'react';
import type { CompiledField } from '../../../documents/form.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { usePlace } from '../../../runtime/render/PageContext.tsx';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { alignOf } from './alignOf.ts';
import { atEnd } from './atEnd.ts';
import { GridRow } from './GridRow.tsx';
import type { RowParts } from './parts.ts';
import { subTableLocale } from './subTable.locale.ts';
import { Totals } from './Totals.tsx';
import { useDrawnRows } from './useDrawnRows.ts';
import { useMoreBeside } from './useMoreBeside.ts';
import { useSteadyColumns } from './useSteadyColumns.ts';

/** Room that an input needs around its text, px. */
const AROUND = 40;
/** px of text that an input shows at least, of those whose widgets say nothing and of those that ask for much. */
const ENOUGH = { usual: 96, most: 120 };

/** What is only read is as wide as it is, so that totals stay in sight where inputs can give way. */
const leastWidth = ({ node, meta }: CompiledField, readOnly: boolean): number | undefined =>
  readOnly || node.value ? undefined : Math.min(meta.width ?? ENOUGH.usual, ENOUGH.most) + AROUND;

/** The rows as a table that scrolls sideways where its columns need more room. */
export const RowGrid = observer(function RowGrid(parts: RowParts) {
  const { each, rows, totals } = parts;
  const { fields, readOnly, fixed } = each;
  const text = useText(subTableLocale);
  const { token } = theme.useToken();
  const { locale } = useRoot();
  const { scope } = usePlace();
  const frame = useRef<HTMLDivElement>(null);
  const { scrolls, more } = useMoreBeside(frame);
  const body = useRef<HTMLTableSectionElement>(null);
  const head = useRef<HTMLTableRowElement>(null);
  const wrong = firstRow(each.members?.wrong());
  const { places, after, whole, onFocus, keep } = useDrawnRows(body, rows, { readOnly, wrong });
  const widths = useSteadyColumns(head, { on: !whole, columns: fields, seen: places });
  const line = `1px solid ${token.colorBorderSecondary}`;
  const heading: CSSProperties = {
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
    ...heading,
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
        aria-rowcount={whole ? undefined : rows.length + (shownTotals ? 2 : 1)}
        style={{
          width: '100%',
          borderCollapse: 'separate',
          borderSpacing: 0,
          fontSize: token.fontSize,
          color: token.colorText,
        }}
      >
        {widths.length > 0 && (
          <colgroup>
            {widths.map((width, column) => (
              <col key={column} style={{ width }} />
            ))}
          </colgroup>
        )}
        <thead>
          <tr ref={head}>
            <th scope="col" style={{ ...heading, width: 56 }}>
              {text('number')}
            </th>
            {fields.map((field) => (
              <th
                key={field.code}
                scope="col"
                style={{
                  ...heading,
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
            {!fixed && (
              <th scope="col" style={{ ...heading, ...headEnd, textAlign: 'end' }}>
                {text('actions')}
              </th>
            )}
          </tr>
        </thead>
        <tbody ref={body} onFocus={onFocus}>
          {rows.length === 0 && (
            <tr>
              <td
                colSpan={fields.length + (fixed ? 1 : 2)}
                style={{ padding: token.padding, textAlign: 'center', color: token.colorTextSecondary }}
              >
                {text('none')}
              </td>
            </tr>
          )}
          {places.map(({ index, before }) => {
            const row = rows[index];
            if (!row) return null;
            return (
              <Fragment key={row.key}>
                <Unseen height={before} />
                <GridRow
                  each={each}
                  more={more}
                  row={row}
                  index={index}
                  position={whole ? undefined : index + 2}
                  line={index === rows.length - 1 ? 'none' : line}
                  keep={keep}
                />
              </Fragment>
            );
          })}
          <Unseen height={after} />
        </tbody>
        {shownTotals && (
          <Totals
            parts={parts}
            scrolls={scrolls}
            cell={foot}
            end={fixed ? undefined : { ...foot, ...headEnd }}
          />
        )}
      </table>
    </div>
  );
});

/** As high as the rows that are not drawn. */
function Unseen({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden style={{ height }} /> : null;
}

/** The first row among places such as `2.amount`. */
function firstRow(places: readonly string[] = []): number | undefined {
  const indexes = places.map((place) => Number.parseInt(place, 10));
  return indexes.length > 0 ? Math.min(...indexes) : undefined;
}
