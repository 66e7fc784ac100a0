import { expect, test } from 'vitest';
import { frameDocument } from './frameDocument.ts';

const looks = { text: '#000', background: '#fff', font: 'serif', size: 14, dark: false };
const parse = (parts: Partial<Parameters<typeof frameDocument>[0]>): Document =>
  new DOMParser().parseFromString(frameDocument({ html: '', css: '', looks, ...parts }), 'text/html');

test('nothing stands before the policy, whatever the document writes', () => {
  const made = parse({ html: '<script>1</script>', css: '</style><script>2</script>' });
  expect(made.head.children[1]?.getAttribute('content')).toContain("default-src 'none'");
  expect(made.querySelectorAll('script')).toHaveLength(1);
});

test('data stays data: it ends its element nowhere, and comes back as it was', () => {
  const data = { name: '</script><script>alert(1)</script>' };
  const made = parse({ data });
  expect(made.querySelectorAll('script')).toHaveLength(1);
  expect(JSON.parse(made.getElementById('data')?.textContent ?? '')).toEqual(data);
});

test('colours of the theme cannot write rules', () => {
  const made = parse({ looks: { ...looks, font: 'serif}</style><script>' } });
  expect(made.querySelector('script')).toBeNull();
});
