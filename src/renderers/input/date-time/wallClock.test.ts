import dayjs from 'dayjs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromWallClock, joinWallClock, machineIsIn, toWallClock } from './wallClock.ts';

describe('instants on the wall clock of a zone', () => {
  it('shows the zone’s time whatever the machine’s zone', () => {
    expect(toWallClock('2025-03-10T06:30:00.000Z', 'Asia/Shanghai')?.format('YYYY-MM-DD HH:mm')).toBe(
      '2025-03-10 14:30',
    );
    expect(toWallClock('2025-03-10T06:30:00.000Z', 'America/New_York')?.format('HH:mm')).toBe('02:30');
  });

  it('reads what was picked by its face, to the minute', () => {
    expect(fromWallClock(dayjs('2025-03-10T14:30:59'), 'Asia/Shanghai')).toBe('2025-03-10T06:30:00.000Z');
  });

  it('brings every minute back', () => {
    const minute = fc.integer({ min: -35_000_000, max: 60_000_000 }).map((count) => new Date(count * 60_000));
    fc.assert(
      fc.property(minute, (instant) => {
        const text = instant.toISOString();
        const shown = toWallClock(text, 'Asia/Shanghai');
        // An hour that the zone passed twice is shown alike both times, and read as the first.
        const back = shown && fromWallClock(shown, 'Asia/Shanghai');
        expect(shown && back && toWallClock(back, 'Asia/Shanghai')?.valueOf()).toBe(shown?.valueOf());
        if (instant.getTime() > Date.UTC(1992, 0)) expect(back).toBe(text);
      }),
    );
  });

  it('shows nothing for what is no instant', () => {
    expect([toWallClock('soon', 'Asia/Shanghai'), toWallClock(null, 'Asia/Shanghai')]).toEqual([null, null]);
  });

  it('joins a day and a time, midnight without one', () => {
    const day = dayjs('2025-03-11T14:30');
    const join = (time: dayjs.Dayjs | null) => joinWallClock(day, time).toISOString();
    expect(join(dayjs('2020-01-01T08:05'))).toBe('2025-03-11T08:05:00.000Z');
    expect(join(null)).toBe('2025-03-11T00:00:00.000Z');
  });

  it('knows whether the machine’s clock shows the same', () => {
    const now = new Date('2025-03-10T06:30:00.000Z');
    expect(machineIsIn(Intl.DateTimeFormat().resolvedOptions().timeZone, now)).toBe(true);
    expect(machineIsIn('Asia/Shanghai', now)).toBe(now.getTimezoneOffset() === -480);
  });
});
