import { theme } from 'antd';
import { lexer } from 'marked';
import { useMemo } from 'react';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { Blocks } from './Blocks.tsx';
import type { markdownMeta } from './Markdown.meta.ts';

/**
 * Markdown as elements: the text is parsed to tokens and each token drawn, so that no HTML is ever made of it. HTML
 * inside the text shows as it is written.
 */
export default function Markdown({ props }: RendererProps<typeof markdownMeta>) {
  const { token } = theme.useToken();
  const blocks = useMemo(() => lexer(props.text), [props.text]);
  return (
    <div style={{ color: token.colorText, lineHeight: 1.75, overflowWrap: 'anywhere', minWidth: 0 }}>
      <Blocks tokens={blocks} />
    </div>
  );
}
