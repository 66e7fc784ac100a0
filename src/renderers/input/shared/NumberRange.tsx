import { theme } from 'antd';
import { useText } from '../../../runtime/locale/useText.ts';
import { inputLocale } from './input.locale.ts';
import { NumberInput } from './NumberInput.tsx';
import type { LocalText } from '../../../schemas/text.ts';
import type { BoundInput } from './useInput.ts';
import { useTurn } from './useTurn.ts';

/**
 * The filter of a number: `[from, to]`, either null; null when both are. An end that lies beyond the other is refused
 * where it is written.
 */
export function NumberRange({ input, precision }: { input: BoundInput; precision?: number | undefined }) {
  const text = useText(inputLocale);
  const { token } = theme.useToken();
  const [from = null, to = null] = Array.isArray(input.value) ? (input.value as unknown[]) : [];
  const { id, ...attributes } = input.attributes;
  const { turn, give } = useTurn(input.value);
  const change = (pair: [unknown, unknown]): void => {
    const next = pair.every((one) => one === null) ? null : pair;
    give(next);
    input.change(next);
  };
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
      <NumberInput
        key={`low ${String(turn)}`}
        input={low}
        precision={precision}
        placeholder={text('atLeast')}
        check={(value) => (typeof to === 'number' && value > to ? tooHigh(to) : undefined)}
      />
      <span aria-hidden style={{ color: token.colorTextSecondary }}>
        –
      </span>
      <NumberInput
        key={`high ${String(turn)}`}
        input={high}
        precision={precision}
        placeholder={text('atMost')}
        check={(value) => (typeof from === 'number' && value < from ? tooLow(from) : undefined)}
      />
    </div>
  );
}

const tooLow = (low: number): LocalText => ({
  zhCN: `不能小于 ${String(low)}`,
  enUS: `Must not be less than ${String(low)}`,
});

const tooHigh = (high: number): LocalText => ({
  zhCN: `不能大于 ${String(high)}`,
  enUS: `Must not be more than ${String(high)}`,
});
