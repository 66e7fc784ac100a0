import { theme, Typography } from 'antd';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import type { paragraphMeta } from './Paragraph.meta.ts';

/** Running text: lines no longer than the eye follows, breaks where the text has them. */
export default function Paragraph({ props }: RendererProps<typeof paragraphMeta>) {
  const { token } = theme.useToken();
  const { text, type, rows, emptyText } = props;
  const quiet = type === 'secondary' || text === '';
  return (
    <Typography.Paragraph
      ellipsis={rows === undefined ? false : { rows, expandable: 'collapsible' }}
      style={{
        margin: 0,
        maxWidth: '48em',
        lineHeight: 1.75,
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        color: quiet ? token.colorTextSecondary : token.colorText,
      }}
    >
      {text || emptyText || '—'}
    </Typography.Paragraph>
  );
}
