import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What lies over the page, or is a screen that stands in no frame, asks for the window that it is in. */
const OVER_PAGES: readonly string[] = [
  'src/portal/base.css',
  'src/portal/inspector/inspector.css',
  'src/portal/inspector/useRoomFor.ts',
  'src/portal/messages/messages.css',
  'src/portal/overlay/overlay.css',
  'src/portal/preview/previewScreen.css',
  'src/portal/work/work.css',
  'src/renderers/list/list-page/ColumnChoices.tsx',
  'src/renderers/list/list-page/QuickEdit.tsx',
  'src/renderers/list/shared/LargePicture.tsx',
];

test('what stands in the flow of a page asks for --at-screen: a frame as high as its content has no height of its own', () => {
  const files = ['portal', 'renderers', 'runtime'].flatMap((room) =>
    readdirSync(`src/${room}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:css|tsx?)$/.test(file))
      .map((file) => `src/${room}/${file}`),
  );
  expect(files.length).toBeGreaterThan(500);
  const asking = files.filter((file) =>
    /\d[dsl]?vh\b/.test(readFileSync(file, 'utf8').replaceAll('--at-screen, 100vh', '')),
  );
  expect(asking.sort()).toEqual(OVER_PAGES);
});
