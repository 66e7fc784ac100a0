import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { rowsOf } from './rowsOf.ts';
import type { tableLayoutMeta } from './TableLayout.meta.ts';

/** A framed form as it is printed. On phones one item stands in a row; a hidden one leaves no cell. */
const TableLayout = observer(function TableLayout({ props, items }: RendererProps<typeof tableLayoutMeta>) {
  const { token } = theme.useToken();
  const { device } = useRoot().theme;
  const { columns, labels, caption } = props;
  const shown = items.filter((item) => item.visible);
  const rows = rowsOf(shown, device === 'mobile' ? 1 : columns, ({ node }) => node.source.layout?.span);
  const frame = {
    border: `1px solid ${token.colorBorder}`,
    padding: `${token.paddingXS}px ${token.paddingSM}px`,
    textAlign: 'start',
    verticalAlign: 'middle',
    overflowWrap: 'anywhere',
  } as const;
  return (
    <table
      // Without names it only places things: no one should hear of rows and columns.
      {...(labels ? {} : { role: 'presentation' })}
      style={{ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse', color: token.colorText }}
    >
      {caption && (
        <caption
          style={{
            captionSide: 'top',
            paddingBottom: token.paddingXS,
            textAlign: 'center',
            fontSize: token.fontSizeLG,
            fontWeight: token.fontWeightStrong,
            color: token.colorTextHeading,
          }}
        >
          {caption}
        </caption>
      )}
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            {row.map(({ item, span }) => (
              <Fragment key={item.key}>
                {labels && (
                  <th
                    scope="row"
                    style={{
                      ...frame,
                      width: '7em',
                      background: token.colorFillAlter,
                      fontWeight: 'normal',
                      color: token.colorTextSecondary,
                    }}
                  >
                    {item.title}
                  </th>
                )}
                <td colSpan={labels ? span * 2 - 1 : span} style={frame}>
                  {item.element}
                </td>
              </Fragment>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
});
export default TableLayout;
