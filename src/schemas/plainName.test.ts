import fc from 'fast-check';
import { expect, test } from 'vitest';
import user from '../../backoffice/forms/platform-user.json' with { type: 'json' };
import { isPlainName, PLAIN_NAME } from './plainName.ts';

test.each(['林知夏', 'Åsa Öberg', '阿卜杜拉·买买提', 'می‌خواهم', ''])(
  '%s is a name that can be seen',
  (name) => {
    expect(isPlainName(name)).toBe(true);
  },
);

test('no sign that turns or hides what stands beside it is part of a name', () => {
  const hidden = fc.constantFrom(
    '\u202e',
    '\u2066',
    '\u200f',
    '\u0000',
    '\n',
    '\u0085',
    '\ufeff',
    '\u200b',
    '\u2029',
  );
  fc.assert(
    fc.property(
      fc.string(),
      hidden,
      fc.string(),
      (before, sign, after) => !isPlainName(before + sign + after),
    ),
  );
});

test('the back office asks of a user’s name what registering asks', () => {
  const rules = user.fields.find(({ id }) => id === 'realName')?.rules;
  expect(rules).toMatchObject([{ rule: 'pattern', value: PLAIN_NAME }]);
});
