import { expect, test } from 'vitest';
import { validatePasswords } from './validatePasswords.ts';

test.each([
  [{ old: 'a', fresh: 'eight888', repeat: 'eight888' }, {}],
  [
    { old: '', fresh: '', repeat: '' },
    { old: 'oldPasswordMissing', fresh: 'newPasswordMissing' },
  ],
  [{ old: 'a', fresh: 'seven77', repeat: 'seven77' }, { fresh: 'newPasswordShort' }],
  [{ old: 'eight888', fresh: 'eight888', repeat: 'eight888' }, { fresh: 'newPasswordSame' }],
  [{ old: 'a', fresh: 'eight888', repeat: 'eight880' }, { repeat: 'repeatDiffers' }],
])('%j', (input, problems) => {
  expect(validatePasswords(input)).toEqual(problems);
});
