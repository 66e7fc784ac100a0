import { theme } from 'antd';
import { useMemo } from 'react';
import { Blocks } from './Blocks.tsx';
import { parseMarkdown } from './parseMarkdown.ts';

/**
 * Markdown as elements: the text is parsed to tokens and each token drawn, so that no HTML is ever made of it. HTML
 * inside the text shows as it is written.
 */
export function MarkdownText({ text }: { text: string }) {
  const { token } = theme.useToken();
  const blocks = useMemo(() => parseMarkdown(text), [text]);
  return (
    <div style={{ color: token.colorText, lineHeight: 1.75, overflowWrap: 'anywhere', minWidth: 0 }}>
      <Blocks tokens={blocks} />
    </div>
  );
}
