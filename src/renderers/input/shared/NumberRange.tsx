import { theme } from 'antd';
import { useText } from '../../../runtime/locale/useText.ts';
import { inputLocale } from './input.locale.ts';
import { NumberInput } from './NumberInput.tsx';
import type { BoundInput } from './useInput.ts';

/** The filter of a number: `[from, to]`, either null; null when both are. */
export function NumberRange({ input, precision }: { input: BoundInput; precision?: number | undefined }) {
  const text = useText(inputLocale);
  const { token } = theme.useToken();
  const [from = null, to = null] = Array.isArray(input.value) ? (input.value as unknown[]) : [];
  const { id, ...attributes } = input.attributes;
  const change = (pair: [unknown, unknown]): void =>
    input.change(pair.every((one) => one === null) ? null : pair);
  const half = (value: unknown, label: string, set: (value: unknown) => void): BoundInput => ({
    ...input,
    value,
    attributes: { ...attributes, 'aria-label': label },
    change: set,
  });
  const low = half(from, text('fromOf', { title: input.title }), (value) => change([value, to]));
  const high = half(to, text('toOf', { title: input.title }), (value) => change([from, value]));
  return (
    <div id={id} style={{ display: 'flex', alignItems: 'center', gap: token.marginXS }}>
      <NumberInput input={low} precision={precision} placeholder={text('atLeast')} />
      <span aria-hidden style={{ color: token.colorTextSecondary }}>
        –
      </span>
      <NumberInput input={high} precision={precision} placeholder={text('atMost')} />
    </div>
  );
}
