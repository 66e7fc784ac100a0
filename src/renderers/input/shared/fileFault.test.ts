import { expect, test } from 'vitest';
import { fileFault } from './files.meta.ts';

const file = { name: 'fake.png', size: 10, type: 'text/plain' };

test.each([
  [
    ['image'],
    '“fake.png”不能上传，这里只接受图片',
    '"fake.png" cannot be uploaded: only images are accepted here',
  ],
  [
    ['image', 'pdf', 'archive'],
    '“fake.png”不能上传，这里只接受图片、PDF、压缩包',
    '"fake.png" cannot be uploaded: only images, PDF documents and archives are accepted here',
  ],
] as const)('a refused file is told of in a sentence: %j', (accept, zhCN, enUS) => {
  expect(fileFault(file, { accept, maxSize: 1 })).toEqual({ zhCN, enUS });
});
