import { MarkdownText } from '../../shared/markdown/MarkdownText.tsx';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import type { markdownMeta } from './Markdown.meta.ts';

export default function Markdown({ props }: RendererProps<typeof markdownMeta>) {
  return <MarkdownText text={props.text} />;
}
