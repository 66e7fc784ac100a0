import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import type { CSSProperties } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { usePlace } from '../../../runtime/render/PageContext.tsx';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { alignOf } from './alignOf.ts';
import type { RowParts } from './parts.ts';
import { subTableLocale } from './subTable.locale.ts';
import { useTotal } from './useTotal.ts';

interface TotalsProps {
  parts: RowParts;
  /** The columns need more room than there is: some totals would be out of sight below them. */
  scrolls: boolean;
  cell: CSSProperties;
  /** Of the cell under what can be done with rows; absent: nothing can. */
  end: CSSProperties | undefined;
}

/** The totals below their columns; where those scroll, all in one line that stays. */
export const Totals = observer(function Totals({ parts, scrolls, cell, end }: TotalsProps) {
  const { totals } = parts;
  const { fields, readOnly } = parts.each;
  const text = useText(subTableLocale);
  const { token } = theme.useToken();
  const { locale } = useRoot();
  const { scope } = usePlace();
  const totalOf = useTotal(parts);
  const summed = fields.filter(({ code }) => totals.includes(code));
  if (!scrolls) {
    return (
      <tfoot>
        <tr>
          <th scope="row" style={cell}>
            {text('total')}
          </th>
          {fields.map((field) => (
            <td key={field.code} style={{ ...cell, ...alignOf(field, readOnly) }}>
              {summed.includes(field) ? totalOf(field) : ''}
            </td>
          ))}
          {end && <td style={end} />}
        </tr>
      </tfoot>
    );
  }
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={fields.length + (end ? 2 : 1)} style={cell}>
          <span style={{ position: 'sticky', insetInlineStart: token.paddingSM }}>
            {text('total')}
            {summed.map((field) => (
              <span key={field.code} style={{ marginInlineStart: token.margin }}>
                <span style={{ color: token.colorTextSecondary, fontWeight: 'normal' }}>
                  {field.node.title.read(scope, locale.locale) as string}
                </span>{' '}
                {totalOf(field)}
              </span>
            ))}
          </span>
        </th>
      </tr>
    </tfoot>
  );
});
