import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { DEFAULT_ZONE } from '../../../conditions/index.ts';
import { fieldCell } from '../../../documents/fieldText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { ToneTag } from '../../shared/tones/ToneTag.tsx';
import type { OptionList } from '../../../schemas/prop.ts';
import type { InputWidget } from './useInput.ts';

/**
 * The read-only twin of every input: the text that lists and prints show too, and a dash where there is none.
 * `wrap` makes a link of the text.
 */
export const ReadOnlyText = observer(function ReadOnlyText({
  widget: { node, field },
  options,
  wrap,
}: {
  widget: InputWidget;
  options?: OptionList;
  wrap?: (text: string) => ReactNode;
}) {
  const { locale } = useRoot();
  const { token } = theme.useToken();
  const plain = { color: token.colorText, fontSize: token.fontSize, lineHeight: token.lineHeight };
  const faint = { ...plain, color: token.colorTextSecondary };
  const meta = node.meta?.field;
  const value = field?.value ?? null;
  const waiting = value !== null && options?.status === 'loading';
  const cell = meta
    ? fieldCell({ meta }, value, {
        locale: locale.locale,
        zone: DEFAULT_ZONE,
        ...(locale.notation && { notation: locale.notation }),
        props: node.source.props ?? {},
        ...(options ? { options } : {}),
      })
    : { text: '' };
  // A code means nothing to a reader, so its label is waited for.
  if (waiting)
    return (
      <span aria-busy style={{ color: token.colorTextSecondary }}>
        …
      </span>
    );
  if (cell.text === '') return <span style={faint}>—</span>;
  if (cell.tags) {
    return (
      <span>
        {cell.tags.map(({ text, tone }) => (
          <ToneTag key={text} tone={tone}>
            {text}
          </ToneTag>
        ))}
      </span>
    );
  }
  const text = wrap ? wrap(cell.text) : cell.text;
  // A column of numbers does not become narrower than they are.
  const overflowWrap = meta?.column === 'number' ? 'break-word' : 'anywhere';
  return <span style={{ ...plain, whiteSpace: 'pre-wrap', overflowWrap }}>{text}</span>;
});
