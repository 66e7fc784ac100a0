import { expect, test } from 'vitest';
import { fileFault } from './files.meta.ts';

const file = { name: 'notes.txt', size: 10, type: 'text/plain' };

test.each([
  [
    ['image'],
    '“notes.txt”不能上传，这里只接受图片',
    '"notes.txt" cannot be uploaded: only images are accepted here',
  ],
  [
    ['image', 'pdf', 'archive'],
    '“notes.txt”不能上传，这里只接受图片、PDF、压缩包',
    '"notes.txt" cannot be uploaded: only images, PDF documents and archives are accepted here',
  ],
] as const)('a refused file is told of in a sentence: %j', (accept, zhCN, enUS) => {
  expect(fileFault(file, { accept, maxSize: 1 })).toEqual({ zhCN, enUS });
});

test('a file that is not what its name says is told of as that', () => {
  expect(fileFault({ ...file, name: 'fake.PNG' }, { accept: ['pdf', 'image'], maxSize: 1 })).toEqual({
    zhCN: '“fake.PNG”不能上传，它的内容不是图片',
    enUS: '"fake.PNG" cannot be uploaded: it is named like images, but holds something else',
  });
});
