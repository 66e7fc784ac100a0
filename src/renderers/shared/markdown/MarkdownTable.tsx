import { theme } from 'antd';
import type { Tokens } from 'marked';
import type { CSSProperties } from 'react';
import { Inline } from './Inline.tsx';

/** A table that scrolls by itself where it is wider than the page. */
export function MarkdownTable({ table }: { table: Tokens.Table }) {
  const { token } = theme.useToken();
  const cell = (align: Tokens.TableCell['align']): CSSProperties => ({
    border: `1px solid ${token.colorBorderSecondary}`,
    padding: `${token.paddingXXS}px ${token.paddingSM}px`,
    textAlign: align ?? 'start',
  });
  return (
    <div tabIndex={0} role="group" style={{ overflowX: 'auto', margin: '0 0 0.8em' }}>
      <table style={{ borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            {table.header.map((head, index) => (
              <th key={index} scope="col" style={{ ...cell(head.align), background: token.colorFillAlter }}>
                <Inline tokens={head.tokens} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, at) => (
            <tr key={at}>
              {row.map((data, index) => (
                <td key={index} style={cell(data.align)}>
                  <Inline tokens={data.tokens} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
