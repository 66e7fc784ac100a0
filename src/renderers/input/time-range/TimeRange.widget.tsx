import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState, type FocusEvent } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { ClockInput } from '../shared/ClockInput.tsx';
import { inputLocale } from '../shared/input.locale.ts';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { useHolds } from '../shared/useHolds.ts';
import { useInput } from '../shared/useInput.ts';
import type { timeRangeMeta } from './TimeRange.meta.ts';

type Half = readonly [unknown, unknown];
const NONE: Half = [null, null];
const isSaid = (time: unknown): boolean => time !== null;

/** Two times of a day; the value waits until both are there, and a half that is left is taken away in sight. Of a
 * filter either end may stay open.
 */
export default observer(function TimeRange(widget: RendererProps<typeof timeRangeMeta>) {
  const input = useInput(widget);
  const text = useText(inputLocale);
  const { token } = theme.useToken();
  const [half, keep] = useState<Half>(NONE);
  const { hold, isHeld } = useHolds(input);
  if (widget.readOnly) return <ReadOnlyText widget={widget} />;
  const [from, to]: Half = Array.isArray(input.value) ? [input.value[0], input.value[1]] : half;
  const { id, ...attributes } = input.attributes;
  const change = (pair: Half): void => {
    keep(pair);
    const complete = input.filter ? pair.some(isSaid) : pair.every(isSaid);
    input.change(complete ? pair : null);
  };
  const leave = (event: FocusEvent<HTMLElement>): void => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    // A half waits for the other one to be mended.
    if (!isHeld()) keep(NONE);
    input.leave();
  };
  const named = (end: 'fromOf' | 'toOf') => ({
    ...attributes,
    'aria-label': text(end, { title: widget.title }),
  });
  const { minuteStep } = widget.props;
  const common = { minuteStep, leave: () => undefined, hold: input.filter ? undefined : hold };
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(120px, 100%), 1fr))',
        gap: token.marginXS,
      }}
      onBlur={leave}
    >
      <ClockInput
        {...common}
        attributes={{ ...named('fromOf'), ...(id === undefined ? {} : { id }) }}
        value={from}
        placeholder={text('from')}
        change={(time) => change([time, to])}
      />
      <ClockInput
        {...common}
        attributes={named('toOf')}
        value={to}
        placeholder={text('to')}
        change={(time) => change([from, time])}
      />
    </div>
  );
});
