import { theme } from 'antd';
import { useMemo } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { toneColours } from '../../shared/tones/toneColours.ts';
import { compare, type DiffLine } from '../shared/compareLines.ts';
import { diffLocale } from './Diff.locale.ts';
import type { diffMeta } from './Diff.meta.ts';

/** Signs and words say what colours say. */
export default function Diff({ props, title }: RendererProps<typeof diffMeta>) {
  const { token } = theme.useToken();
  const text = useText(diffLocale);
  const { before, after, context } = props;
  const lines = useMemo(() => compare(before, after, context), [before, after, context]);
  const quiet = { color: token.colorTextSecondary };
  if (!lines) return <div style={quiet}>{text('tooLong')}</div>;
  const changed = lines.some(({ kind }) => kind === 'added' || kind === 'removed');
  if (!changed) return <div style={quiet}>{text('same')}</div>;
  return (
    <div
      role="region"
      aria-label={title || text('label')}
      tabIndex={0}
      style={{
        maxHeight: 480,
        overflow: 'auto',
        padding: `${token.paddingXS}px 0`,
        fontFamily: token.fontFamilyCode,
        fontSize: token.fontSizeSM,
        lineHeight: 1.7,
        border: `1px solid ${token.colorBorderSecondary}`,
        borderRadius: token.borderRadius,
      }}
    >
      {lines.map((line, index) => (
        <Line key={index} line={line} />
      ))}
    </div>
  );
}

function Line({ line }: { line: DiffLine }) {
  const { token } = theme.useToken();
  const text = useText(diffLocale);
  const pad = { padding: `0 ${token.paddingSM}px` };
  if (line.kind === 'skipped') {
    return (
      <div style={{ ...pad, color: token.colorTextSecondary, background: token.colorFillQuaternary }}>
        {text('unchanged', { count: line.count })}
      </div>
    );
  }
  const looks = {
    same: { sign: ' ', color: token.colorText, background: 'transparent' },
    added: { sign: '+', color: toneColours(token, 'green').text, background: token.green1 },
    removed: { sign: '-', color: toneColours(token, 'red').text, background: token.red1 },
  }[line.kind];
  const Element = line.kind === 'added' ? 'ins' : line.kind === 'removed' ? 'del' : 'span';
  return (
    <div
      style={{
        ...pad,
        color: looks.color,
        background: looks.background,
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      }}
    >
      <span
        {...(line.kind === 'same' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': text(line.kind) })}
      >
        {`${looks.sign} `}
      </span>
      <Element style={{ textDecoration: 'none' }}>{line.text}</Element>
    </div>
  );
}
