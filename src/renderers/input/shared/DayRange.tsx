import { theme } from 'antd';
import type { Dayjs } from 'dayjs';
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { fromDay, toDay } from './day.ts';
import { DayInput } from './DayInput.tsx';
import { inputLocale } from './input.locale.ts';
import { useHolds } from './useHolds.ts';
import type { BoundInput } from './useInput.ts';
import { useTurn } from './useTurn.ts';

type Pair = readonly [string | null, string | null];
const NONE: Pair = [null, null];

interface DayRangeProps {
  input: BoundInput;
  limits?: { minDate?: Dayjs; maxDate?: Dayjs };
  /** Either end may stay open, as in filters. Else the value waits until both are there. */
  open: boolean;
}

/**
 * Two days, `[from, to]`; null when there are none. Two pickers rather than one for both: each can be named and typed
 * into, and both fit a phone. Leaving with half a range where both ends are asked for takes the half away in sight.
 */
export function DayRange({ input, limits = {}, open }: DayRangeProps) {
  const text = useText(inputLocale);
  const { token } = theme.useToken();
  const [half, keep] = useState<Pair>(NONE);
  const box = useRef<HTMLDivElement>(null);
  const { hold, isHeld } = useHolds(input);
  const [from, to] = storedPair(input.value) ?? half;
  // The second day may be written before the first one has come back as the value.
  const latest = useRef<Pair>(NONE);
  useEffect(() => {
    latest.current = [from, to];
  }, [from, to]);
  const { id, ...attributes } = input.attributes;
  const { turn, give } = useTurn(input.value);
  // A field's form knows of what it holds and cannot take, and clears that itself.
  const round = input.filter ? String(turn) : '';
  const change = (pair: Pair): void => {
    const complete = open ? pair.some((day) => day !== null) : pair.every((day) => day !== null);
    latest.current = pair;
    keep(pair);
    const next = complete ? pair : null;
    give(next);
    input.change(next);
  };
  const leave = (event: FocusEvent<HTMLElement>): void => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    // A half waits for the other one to be mended.
    if (!isHeld()) keep(NONE);
    input.leave();
  };
  const named = (end: 'fromOf' | 'toOf') => ({
    ...attributes,
    'aria-label': text(end, { title: input.title }),
  });
  const common = { ...limits, leave: () => undefined, ...(input.filter ? {} : { hold }) };
  const [first, last] = [toDay(from), toDay(to)];
  return (
    <div
      ref={box}
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(128px, 100%), 1fr))',
        gap: token.marginXS,
      }}
      onBlur={leave}
    >
      <DayInput
        key={`from ${round}`}
        {...common}
        attributes={{ ...named('fromOf'), ...(id === undefined ? {} : { id }) }}
        {...(last ? { maxDate: last } : {})}
        value={first}
        placeholder={text('from')}
        goOn={() => box.current?.querySelectorAll('input')[1]?.focus()}
        change={(day) => change([fromDay(day), latest.current[1]])}
      />
      <DayInput
        key={`to ${round}`}
        {...common}
        attributes={named('toOf')}
        {...(first ? { minDate: first } : {})}
        value={last}
        placeholder={text('to')}
        change={(day) => change([latest.current[0], fromDay(day)])}
      />
    </div>
  );
}

const dayText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const storedPair = (value: unknown): Pair | undefined =>
  Array.isArray(value) ? [dayText(value[0]), dayText(value[1])] : undefined;
