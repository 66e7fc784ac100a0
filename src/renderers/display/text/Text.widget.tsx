import { theme } from 'antd';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { toneColours } from '../../shared/tones/toneColours.ts';
import type { textMeta } from './Text.meta.ts';

/** Text in the colours of the theme. A plain element: pages hold hundreds of these. */
export default function Text({ props }: RendererProps<typeof textMeta>) {
  const { token } = theme.useToken();
  const colours = {
    default: token.colorText,
    secondary: token.colorTextSecondary,
    success: toneColours(token, 'success').text,
    warning: toneColours(token, 'warning').text,
    danger: toneColours(token, 'error').text,
  };
  return (
    <span
      style={{
        color: colours[props.type],
        fontWeight: props.strong ? token.fontWeightStrong : 'inherit',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      }}
    >
      {props.text}
    </span>
  );
}
