import { expect, test } from 'vitest';
import { pictureOf } from './pictureOf.ts';

const photo = { id: 'a', name: 'a.png', size: 1, type: 'image/png' };
const sheet = { id: 'b', name: 'b.pdf', size: 1, type: 'application/pdf' };

test.each([
  [[sheet, photo], { id: 'a' }],
  [photo, { id: 'a' }],
  [[sheet], undefined],
  [[], undefined],
  [null, undefined],
  [['', '/pictures/1.png'], { url: '/pictures/1.png' }],
  ['javascript:alert(1)', undefined],
  ['mailto:a@b.cn', undefined],
])('the picture in %j is %j', (value, picture) => {
  expect(pictureOf(value)).toEqual(picture);
});
