import { expect, test } from 'vitest';
import type { TextContext, TextMember } from '../../../schemas/rendererMeta.ts';
import { countText } from './members.meta.ts';

const member = (code: string): TextMember => ({
  code,
  text: (value) => (typeof value === 'string' ? value : ''),
});
const context = (...codes: string[]): TextContext => ({
  locale: 'zhCN',
  zone: 'Asia/Shanghai',
  props: {},
  members: codes.map(member),
});

test('a cell counts rows of several members, and tells those of a single one', () => {
  const rows = [{ origin: 'https://a.edu' }, { origin: 'https://b.edu' }];
  expect(countText(rows, context('origin', 'note'))).toBe('2 行');
  expect(countText(rows, context('origin'))).toBe('https://a.edu；https://b.edu');
  expect(countText([], context('origin'))).toBe('');
});
