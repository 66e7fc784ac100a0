import { expect, test } from 'vitest';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { followDocument } from './followDocument.ts';

test('language, scheme and weak colours stand on the document, and follow the person', () => {
  const { root } = createTestRoot();
  followDocument(root);
  const { documentElement, body } = document;
  const look = () => ({
    language: documentElement.lang,
    scheme: documentElement.style.colorScheme,
    weak: body.classList.contains('colorWeak'),
  });
  expect(look()).toEqual({ language: 'zh-CN', scheme: 'light', weak: false });
  root.theme.change({ navTheme: 'realDark', colorWeak: true });
  root.locale.change('enUS');
  expect(look()).toEqual({ language: 'en-US', scheme: 'dark', weak: true });
  root.theme.change({ navTheme: 'lightMenu', colorWeak: false });
  expect(look()).toMatchObject({ scheme: 'light', weak: false });
});
