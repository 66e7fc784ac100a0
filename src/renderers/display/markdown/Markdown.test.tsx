import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import { plainText } from '../../shared/markdown/plainText.ts';

const draw = async (text: string) =>
  (await renderNode({ type: 'markdown', id: 'note', props: { text } })).container;

test('draws headings, lists, tables and emphasis', async () => {
  await draw('## Title\n\n1. **one**\n2. *two*\n\n| A |\n| --- |\n| `b` |');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Title');
  expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual(['one', 'two']);
  expect(screen.getByRole('columnheader').textContent).toBe('A');
  expect(screen.getByText('one').tagName).toBe('STRONG');
});

test('HTML shows as it is written and never becomes an element', async () => {
  const container = await draw('<img src=x onerror=alert(1)>\n\na <script>alert(1)</script> <b>b</b>');
  expect(container.querySelector('img, script, b')).toBeNull();
  expect(container.textContent).toContain('<b>b</b>');
});

test('unsafe addresses lose their link and their picture', async () => {
  const container = await draw(
    '[a](javascript:alert(1)) ![b](data:image/svg+xml;base64,AA==) [c](https://x.example)',
  );
  expect([...container.querySelectorAll('a')].map((one) => one.getAttribute('href'))).toEqual([
    'https://x.example',
  ]);
  expect(container.querySelector('img')).toBeNull();
  expect(container.textContent).toContain('a b c');
});

test('character references read as their characters', () => {
  expect(plainText('a &amp; b &lt;i&gt; &#65;&#x42; &nosuch;')).toBe('a & b <i> AB &nosuch;');
  expect(plainText('&#9999999;')).toBe('&#9999999;');
});
