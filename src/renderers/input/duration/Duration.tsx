import { InputNumber, theme } from 'antd';
import { observer } from 'mobx-react-lite';
import type { FocusEvent } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { NumberRange } from '../shared/NumberRange.tsx';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { useInput } from '../shared/useInput.ts';
import { durationLocale } from './duration.locale.ts';
import type { durationMeta } from './Duration.meta.ts';

const HOUR = 60;

/** Hours and minutes in two boxes. */
export default observer(function Duration(widget: RendererProps<typeof durationMeta>) {
  const input = useInput(widget);
  const text = useText(durationLocale);
  const { token } = theme.useToken();
  if (widget.readOnly) return <ReadOnlyText widget={widget} />;
  if (input.filter) return <NumberRange input={input} precision={0} />;
  const value = typeof input.value === 'number' ? input.value : null;
  const { id, ...attributes } = input.attributes;
  const hours = value === null ? null : Math.floor(value / HOUR);
  const minutes = value === null ? null : value % HOUR;
  const change = (h: number | null, m: number | null): void =>
    input.change(h === null && m === null ? null : (h ?? 0) * HOUR + (m ?? 0));
  const leave = (event: FocusEvent<HTMLElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) input.leave();
  };
  const common = {
    ...attributes,
    min: 0,
    precision: 0,
    controls: false,
    inputMode: 'numeric',
    style: { width: '100%' },
  } as const;
  const named = (part: 'hours' | 'minutes'): string =>
    text('partOf', { title: widget.title, part: text(part) });
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: token.marginXS }} onBlur={leave}>
      <InputNumber<number>
        {...common}
        {...(id === undefined ? {} : { id })}
        aria-label={named('hours')}
        max={87_600}
        value={hours}
        suffix={text('hours')}
        onChange={(typed) => change(typed, minutes)}
      />
      <InputNumber<number>
        {...common}
        aria-label={named('minutes')}
        max={59}
        value={minutes}
        suffix={text('minutes')}
        onChange={(typed) => change(hours, typed)}
      />
    </div>
  );
});
