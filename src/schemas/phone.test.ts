import { expect, test } from 'vitest';
import { plainPhone } from './phone.ts';

test.each([
  ['13800000001', '13800000001'],
  ['+86 138 0000 0001', '13800000001'],
  ['0086-138-0000-0001', '13800000001'],
  [' （+86）１３８０００００００１ ', '13800000001'],
  ['+44 20 7946 0958', '+442079460958'],
  ['+86 10 6275 1234', '+861062751234'],
  ['12800000001', undefined],
  ['138 0000 000', undefined],
  ['138a0000001', undefined],
  ['', undefined],
])('"%s" is the number %s', (typed, phone) => {
  expect(plainPhone(typed)).toBe(phone);
});
