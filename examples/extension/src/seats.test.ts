import { expect, test } from 'vitest';
import { rangesOf, seatBeside, seatsIn } from './seats.ts';

test('seats are written as ranges, front to back', () => {
  expect(rangesOf(['B2', 'A3', 'A1', 'A2', 'C10', 'C9'])).toBe('A1–A3, B2, C9–C10');
  expect(rangesOf(['A1', 'A1', 'nowhere', 7])).toBe('A1');
  expect(rangesOf(null)).toBe('');
});

test('what names no seat is left out', () => {
  expect(seatsIn(['a1', 'A0', 'A100', 'Z30', {}])).toEqual(['Z30']);
});

test('arrow keys stay in the room', () => {
  const room = { rows: 2, columns: 3 };
  expect(seatBeside('A1', 'ArrowUp', room)).toBe('A1');
  expect(seatBeside('A1', 'ArrowDown', room)).toBe('B1');
  expect(seatBeside('A3', 'ArrowRight', room)).toBe('A3');
  expect(seatBeside('B2', 'Home', room)).toBe('B1');
  expect(seatBeside('B2', 'End', room)).toBe('B3');
  expect(seatBeside('B2', 'Enter', room)).toBeUndefined();
});
