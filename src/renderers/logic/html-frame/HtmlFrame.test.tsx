import { expect, test } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';

const draw = async (props: Record<string, unknown>) => {
  const { container } = await renderNode({ type: 'html-frame', id: 'h', props });
  return { frame: container.querySelector('iframe'), container };
};

test('HTML never becomes elements of the page, and its frame may nothing', async () => {
  const { frame, container } = await draw({ html: '<b>x</b><script>1</script>' });
  expect(container.querySelector('b, script')).toBeNull();
  expect(frame?.getAttribute('sandbox')).toBe('');
  expect(frame?.getAttribute('src')).toBeNull();
});

test('scripts run only where they are allowed, in the page that the server holds apart', async () => {
  const { frame } = await draw({ html: '<p>x</p>', scripts: true, data: { a: '</script>' } });
  expect(frame?.getAttribute('sandbox')).toBe('allow-scripts');
  expect(frame?.getAttribute('src')).toBe('/sandbox.html');
  expect(frame?.getAttribute('srcdoc')).toBeNull();
});
