import { expect, test } from 'vitest';
import { createPlainRoot } from '../../../tests/support/testRoot.ts';
import { browserContainer } from './browserContainer.ts';

test('a browser does what it can, and nothing else', async () => {
  const { root, ui } = createPlainRoot();
  const shared: unknown[] = [];
  const found = { coords: { latitude: 31.2, longitude: 121.5, accuracy: 10 } };
  let denied = false;
  const browser = Object.create(window, {
    navigator: {
      value: {
        share: (data: unknown) => Promise.resolve(void shared.push(data)),
        geolocation: {
          getCurrentPosition: (give: (at: unknown) => void, refuse: () => void) =>
            denied ? refuse() : give(found),
        },
      },
    },
  }) as Window;
  const { abilities } = browserContainer(root, browser);
  expect(Object.keys(abilities).sort()).toEqual(['copy', 'location', 'openLink', 'setTitle', 'share']);
  await abilities.openLink?.({ url: '/guide' });
  expect(ui.urls).toEqual([new URL('/guide', window.location.href).href]);
  expect(() => abilities.openLink?.({ url: 'javascript:alert(1)' })).toThrow('没有可以打开的链接');
  await abilities.copy?.({ text: 5 });
  expect(ui.copied).toEqual(['5']);
  await abilities.share?.({ title: '通知', url: 'javascript:alert(1)' });
  expect(shared).toEqual([{ title: '通知', url: window.location.href }]);
  expect(await abilities.location?.({})).toEqual(found.coords);
  denied = true;
  await expect(abilities.location?.({})).rejects.toThrow('无法获取当前位置');
});

test('a browser that cannot share or tell where it is says so by not having it', () => {
  const { root } = createPlainRoot();
  const bare = Object.create(window, { navigator: { value: {} } }) as Window;
  expect(Object.keys(browserContainer(root, bare).abilities).sort()).toEqual([
    'copy',
    'openLink',
    'setTitle',
  ]);
});
