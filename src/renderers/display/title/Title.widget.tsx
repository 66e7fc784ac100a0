import { theme } from 'antd';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import type { titleMeta } from './Title.meta.ts';

const elements = ['h1', 'h2', 'h3', 'h4', 'h5'] as const;

export default function Title({ props, title }: RendererProps<typeof titleMeta>) {
  const { token } = theme.useToken();
  const text = props.text || title;
  const sizes = [
    token.fontSizeHeading3,
    token.fontSizeHeading4,
    token.fontSizeHeading5,
    token.fontSize,
    token.fontSize,
  ];
  const Heading = elements[props.level - 1] ?? 'h2';
  return (
    <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {text && (
        <Heading
          style={{
            margin: 0,
            fontSize: sizes[props.level - 1],
            lineHeight: token.lineHeightHeading4,
            fontWeight: token.fontWeightStrong,
            color: token.colorTextHeading,
          }}
        >
          {text}
        </Heading>
      )}
      {props.subtitle && (
        <p style={{ margin: `${token.marginXXS}px 0 0`, color: token.colorTextSecondary }}>
          {props.subtitle}
        </p>
      )}
    </div>
  );
}
