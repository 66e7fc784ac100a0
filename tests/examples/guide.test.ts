import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { guideFiles } from '../../scripts/lib/guide/guideFiles.mjs';
import { GUIDE, languages, readGuide } from '../../scripts/lib/guide/readGuide.mjs';
import { guideAddress, guideTopics } from '../../src/designer/help/guideAddress.ts';

// The guide of docs/guide: what leads into it and what it names is there, in both languages alike.

const guide = {
  zh: await readGuide('zh'),
  en: await readGuide('en'),
};

/** Addresses of chapters and headings. */
const places = new Set(
  languages.flatMap((language) =>
    guide[language].flatMap(({ name, headings }) => [
      `/guide/${language}/${name}`,
      ...headings.map(({ id }) => `/guide/${language}/${name}#${id}`),
    ]),
  ),
);

test('every help link leads to a chapter and heading that are there', () => {
  const missing = guideTopics
    .flatMap((topic) => [guideAddress(topic, 'zhCN'), guideAddress(topic, 'enUS')])
    .filter((address) => !places.has(address));
  expect(missing).toEqual([]);
});

test('both languages have the same chapters, in the same order, with the same headings', () => {
  const shapeOf = (language: 'zh' | 'en') =>
    guide[language].map(({ name, headings }) => [name, headings.map(({ id, depth }) => `${depth} ${id}`)]);
  expect(shapeOf('en')).toEqual(shapeOf('zh'));
});

test('links and pictures of the guide are there, no picture is left over, and all of them are small', () => {
  const chapters = languages.flatMap((language) => guide[language].map((chapter) => ({ language, chapter })));
  const lost = chapters.flatMap(({ language, chapter }) =>
    chapter.links
      .filter((link) => !/^https?:/.test(link))
      .map(
        (link) =>
          `/guide/${language}/${link.startsWith('#') ? chapter.name + link : link.replace('.md', '')}`,
      )
      .filter((address) => !places.has(address)),
  );
  expect(lost).toEqual([]);
  const named = new Set(
    chapters.flatMap(({ chapter }) => chapter.images.map((image) => path.basename(image))),
  );
  const kept = readdirSync(path.join(GUIDE, 'images'));
  expect([...named].sort()).toEqual(kept.sort());
  expect(kept.length).toBeLessThanOrEqual(40);
});

test('a chapter is a page with its headings, pictures and search, and nothing of its text is markup or code', async () => {
  const files = await guideFiles();
  const page = String(files.get('guide/zh/publishing.html'));
  expect(page).toContain('<html lang="zh-CN">');
  expect(page).toContain('<h2 id="versions">');
  expect(page).toContain('href="/guide/en/publishing"');
  expect(page.match(/<script/g)).toEqual(['<script']);
  expect(page).toContain('<script src="/guide/guide.js"></script>');
  const index = JSON.parse(String(files.get('guide/zh/search.json'))) as { chapter: string; id: string }[];
  expect(index).toContainEqual(expect.objectContaining({ chapter: 'publishing', id: 'bin' }));
  expect(existsSync(path.join(GUIDE, 'images'))).toBe(true);
});
