import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import type { FocusEvent } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { NumberInput } from '../shared/NumberInput.tsx';
import { NumberRange } from '../shared/NumberRange.tsx';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { useHolds } from '../shared/useHolds.ts';
import { useInput, type BoundInput } from '../shared/useInput.ts';
import { durationLocale } from './duration.locale.ts';
import type { durationMeta } from './Duration.meta.ts';
import { hoursFault, minutesFault } from './partFault.ts';

const HOUR = 60;

/** Hours and minutes in two boxes. */
export default observer(function Duration(widget: RendererProps<typeof durationMeta>) {
  const input = useInput(widget);
  const text = useText(durationLocale);
  const { token } = theme.useToken();
  const { hold } = useHolds(input);
  if (widget.readOnly) return <ReadOnlyText widget={widget} />;
  if (input.filter) return <NumberRange input={input} precision={0} />;
  const value = typeof input.value === 'number' ? input.value : null;
  const { id, ...attributes } = input.attributes;
  const hours = value === null ? null : Math.floor(value / HOUR);
  const minutes = value === null ? null : value % HOUR;
  const change = (h: number | null, m: number | null): void =>
    // A part that is emptied beside nothing leaves nothing. The arrow keys step over the full hour, and never below.
    input.change((h === null || m === null) && !h && !m ? null : Math.max(0, (h ?? 0) * HOUR + (m ?? 0)));
  const leave = (event: FocusEvent<HTMLElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) input.leave();
  };
  const half = (
    part: 'hours' | 'minutes',
    value: number | null,
    set: (value: number | null) => void,
  ): BoundInput => ({
    ...input,
    hold,
    value,
    attributes: {
      ...attributes,
      'aria-label': text('partOf', { title: widget.title, part: text(part) }),
      ...(part === 'hours' && id !== undefined ? { id } : {}),
    },
    change: (typed) => set(typeof typed === 'number' ? typed : null),
    // Whoever goes from one box to the other has not left the field.
    leave: () => undefined,
  });
  const common = { inputMode: 'numeric' } as const;
  return (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: token.marginXS }} onBlur={leave}>
      <NumberInput
        {...common}
        input={half('hours', hours, (typed) => change(typed, minutes))}
        suffix={text('hours')}
        check={hoursFault}
      />
      <NumberInput
        {...common}
        input={half('minutes', minutes, (typed) => change(hours, typed))}
        suffix={text('minutes')}
        check={minutesFault}
      />
    </div>
  );
});
