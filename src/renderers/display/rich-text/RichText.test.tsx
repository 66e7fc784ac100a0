import { expect, test } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

const draw = async (html: string) =>
  (await renderNode({ type: 'rich-text', id: 'notice', props: { html } })).container;

test('keeps the shape of the text and drops what could run', async () => {
  const container = await draw(
    '<p onclick="x()">a</p><script>x()</script><iframe src="/"></iframe><a href="javascript:x()">b</a>',
  );
  expect(container.querySelector('script, iframe, [onclick], [href]')).toBeNull();
  expect(container.textContent).toBe('ab');
});

test('pictures and tables never are wider than their place', async () => {
  const container = await draw('<img src="/a.png" width="4000"><table><tr><td>1</td></tr></table>');
  expect(container.querySelector('img')?.style.maxWidth).toBe('100%');
  expect(container.querySelector('table')?.style.borderCollapse).toBe('collapse');
});
