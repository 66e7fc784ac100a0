import { theme } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { SafeHtml } from '../../../runtime/render/SafeHtml.tsx';
import { useLinkColour } from '../../shared/useLinkColour.ts';
import type { richTextMeta } from './RichText.meta.ts';
import { styleProse } from './styleProse.ts';

/** Rich text of a document or a record, cleaned, in the type and colours of the theme. */
export default function RichText({ props }: RendererProps<typeof richTextMeta>) {
  const { token } = theme.useToken();
  const link = useLinkColour();
  const holder = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (holder.current) styleProse(holder.current, token, link);
  }, [props.html, token, link]);
  return (
    <div
      ref={holder}
      style={{ color: token.colorText, lineHeight: 1.75, overflowWrap: 'anywhere', overflowX: 'auto' }}
    >
      <SafeHtml html={props.html} />
    </div>
  );
}
