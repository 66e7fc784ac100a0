import { Input } from 'antd';
import { DEFAULT_ZONE } from '../../../conditions/index.ts';
import type { BoundInput } from '../shared/useInput.ts';
import { fromWallClock, readWallClock, toWallClock } from './wallClock.ts';

/** The phone's own picker: a calendar beside a clock is wider than its screen. */
export function PhoneDateTime({ input, minuteStep }: { input: BoundInput; minuteStep: number }) {
  return (
    <Input
      {...input.attributes}
      type="datetime-local"
      step={minuteStep * 60}
      value={toWallClock(input.value, DEFAULT_ZONE)?.format('YYYY-MM-DDTHH:mm') ?? ''}
      onChange={({ target }) => {
        const picked = readWallClock(target.value);
        input.change(picked && fromWallClock(picked, DEFAULT_ZONE));
      }}
      onBlur={input.leave}
    />
  );
}
