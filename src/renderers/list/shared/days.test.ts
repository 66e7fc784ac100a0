import { describe, expect, it } from 'vitest';
import { addDays, addMonths, dayOf, daysFrom, edgeValue, shiftValue, weekOf, weeksOf } from './days.ts';
import { overlapping } from './overlapping.ts';

const zone = 'Asia/Shanghai';

describe('days', () => {
  it('are those of a clock in the zone', () => {
    expect(dayOf('2025-03-03', zone)).toBe('2025-03-03');
    expect(dayOf('2025-03-03T16:30:00.000Z', zone)).toBe('2025-03-04');
    expect([dayOf('', zone), dayOf(null, zone), dayOf('soon', zone), dayOf('2025-13-40', zone)]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('are counted over the ends of months and leap days', () => {
    expect([addDays('2024-02-28', 2), addDays('2025-01-01', -1)]).toEqual(['2024-03-01', '2024-12-31']);
    expect([addMonths('2025-01-31', 1), addMonths('2025-01-31', -2)]).toEqual(['2025-02-01', '2024-11-01']);
    expect(daysFrom('2024-02-28', '2024-03-01')).toBe(2);
  });

  it('make weeks that begin on Monday or Sunday, and months of whole weeks', () => {
    expect(weekOf('2025-03-05', 1)[0]).toBe('2025-03-03');
    expect(weekOf('2025-03-02', 1)[0]).toBe('2025-02-24');
    expect(weekOf('2025-03-05', 0)[0]).toBe('2025-03-02');
    const weeks = weeksOf('2025-03-05', 1);
    expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([6, '2025-02-24', '2025-04-06']);
    expect(weeksOf('2021-02-10', 1)).toHaveLength(4);
  });

  it('shift what was written: dates, and instants at the same time of the day', () => {
    expect(shiftValue('2025-03-03', 2, zone)).toBe('2025-03-05');
    expect(shiftValue('2025-03-08T15:00:00.000Z', 1, 'America/New_York')).toBe('2025-03-09T14:00:00.000Z');
    expect(shiftValue('soon', 1, zone)).toBe('soon');
  });
});

describe('an edge that is brought to another day', () => {
  const [nine, three] = ['2025-03-10T01:00:00.000Z', '2025-03-12T07:00:00.000Z'];

  it('keeps its time of the day, and is written as it was', () => {
    expect(edgeValue('2025-03-12', '2025-03-10', 'end', '2025-03-15', zone)).toBe('2025-03-15');
    expect(edgeValue(three, nine, 'end', '2025-03-13', zone)).toBe('2025-03-13T07:00:00.000Z');
    expect(edgeValue(nine, three, 'start', '2025-03-08', zone)).toBe('2025-03-08T01:00:00.000Z');
  });

  it('is written as the other one where it is empty', () => {
    expect(edgeValue(null, '2025-03-10', 'end', '2025-03-15', zone)).toBe('2025-03-15');
    expect(edgeValue('', nine, 'end', '2025-03-11', zone)).toBe('2025-03-11T01:00:00.000Z');
  });

  it('never passes the other one', () => {
    const [late, early] = ['2025-03-10T07:00:00.000Z', '2025-03-12T01:00:00.000Z'];
    expect(edgeValue(early, late, 'end', '2025-03-10', zone)).toBe(late);
    expect(edgeValue(late, early, 'start', '2025-03-12', zone)).toBe(early);
    expect(edgeValue(three, nine, 'end', '2025-03-10', zone)).toBe('2025-03-10T07:00:00.000Z');
  });
});

describe('records that happen in a time', () => {
  it('have begun and not ended, or begin in it where nobody says when they end', () => {
    const { conditionTree } = overlapping('from', 'to', '2025-03-01', '2025-03-31');
    expect(conditionTree?.list[0]).toMatchObject({ bindKey: 'from', judgeType: 'less', value: '2025-04-01' });
    expect(overlapping('from', undefined, '2025-03-01', '2025-03-31').conditionList).toHaveLength(2);
  });
});
