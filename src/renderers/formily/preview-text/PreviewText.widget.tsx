import { PreviewText as FormilyText } from '@formily/antd-v5';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import '../shared/formily.css';
import type { previewTextMeta } from './PreviewText.meta.ts';

export default function PreviewText({ props }: RendererProps<typeof previewTextMeta>) {
  const { text, before, after, placeholder } = props;
  return (
    <FormilyText.Placeholder value={placeholder || '—'}>
      <FormilyText.Input value={text} prefix={before} suffix={after} />
    </FormilyText.Placeholder>
  );
}
