import { Button, theme, type GlobalToken } from 'antd';
import { useMemo } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { toneColours } from '../../shared/tones/toneColours.ts';
import { codeLocale } from './Code.locale.ts';
import type { codeMeta } from './Code.meta.ts';
import { highlight, type Kind } from './highlight.ts';

/** Code in elements of its own: what it says is text at every step. */
export default function Code({ props, title }: RendererProps<typeof codeMeta>) {
  const { token } = theme.useToken();
  const text = useText(codeLocale);
  const { ui } = useRoot();
  const { value, language, lines, height } = props;
  const pieces = useMemo(() => highlight(value, language), [value, language]);
  const colours = coloursOf(token);
  const copy = async (): Promise<void> => {
    if (await ui.copy(value)) ui.message('success', text('copied'));
  };
  const size = { fontFamily: token.fontFamilyCode, fontSize: token.fontSizeSM, lineHeight: 1.7 };
  return (
    <div style={{ position: 'relative', minWidth: 0 }}>
      <div
        role="region"
        aria-label={title || text('label')}
        tabIndex={0}
        style={{
          maxHeight: height,
          overflow: 'auto',
          padding: token.paddingSM,
          paddingInlineEnd: 72,
          background: token.colorFillQuaternary,
          border: `1px solid ${token.colorBorderSecondary}`,
          borderRadius: token.borderRadius,
          color: token.colorText,
        }}
      >
        <pre style={{ margin: 0, display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', ...size }}>
          {pieces.map((line, at) => (
            <code key={at} style={{ display: 'contents', font: 'inherit' }}>
              <span
                aria-hidden
                style={{
                  userSelect: 'none',
                  textAlign: 'end',
                  color: token.colorTextSecondary,
                  paddingInlineEnd: lines ? token.padding : 0,
                }}
              >
                {lines ? at + 1 : ''}
              </span>
              <span style={{ whiteSpace: 'pre', minHeight: '1lh' }}>
                {line.map((piece, index) => (
                  <span key={index} style={{ color: colours[piece.kind] }}>
                    {piece.text}
                  </span>
                ))}
              </span>
            </code>
          ))}
        </pre>
      </div>
      <Button
        size="small"
        onClick={() => void copy()}
        style={{ position: 'absolute', top: token.paddingXS, insetInlineEnd: token.paddingXS }}
      >
        {text('copy')}
      </Button>
    </div>
  );
}

const coloursOf = (token: GlobalToken): Record<Kind, string> => ({
  plain: token.colorText,
  keyword: toneColours(token, 'purple').text,
  string: toneColours(token, 'green').text,
  number: toneColours(token, 'blue').text,
  comment: token.colorTextSecondary,
  name: toneColours(token, 'geekblue').text,
  type: toneColours(token, 'volcano').text,
});
