import { escape } from './readGuide.mjs';

/** @typedef {import('./readGuide.mjs').Chapter} Chapter */
/** @typedef {import('./readGuide.mjs').GuideLanguage} GuideLanguage */

const words = {
  zh: {
    lang: 'zh-CN',
    product: 'Atrium 使用指南',
    back: '返回平台',
    search: '搜索指南',
    none: '没有找到',
    chapters: '章节',
    here: '本页内容',
    other: 'English',
    before: '上一章',
    after: '下一章',
    menu: '目录',
  },
  en: {
    lang: 'en',
    product: 'Atrium guide',
    back: 'To the platform',
    search: 'Search the guide',
    none: 'Nothing found',
    chapters: 'Chapters',
    here: 'On this page',
    other: '中文',
    before: 'Before',
    after: 'Next',
    menu: 'Contents',
  },
};

/**
 * A chapter as a page of its own, with the chapters beside it, its headings, the search and the other language.
 * @param {GuideLanguage} language @param {readonly Chapter[]} chapters @param {Chapter} chapter
 */
export function guidePage(language, chapters, chapter) {
  const say = words[language];
  const other = language === 'zh' ? 'en' : 'zh';
  const at = chapters.indexOf(chapter);
  /** @param {Chapter} each */
  const addressOf = (each) => `/guide/${language}/${each.name}`;
  const list = chapters
    .map((each) => {
      const current = each === chapter ? ' aria-current="page"' : '';
      return `<li><a href="${addressOf(each)}"${current}>${escape(each.title)}</a></li>`;
    })
    .join('');
  const here = chapter.headings.filter(({ depth }) => depth === 2);
  const headings = here.map(({ id, text }) => `<li><a href="#${id}">${escape(text)}</a></li>`).join('');
  /** @param {Chapter | undefined} each @param {string} title @param {string} rel */
  const beside = (each, title, rel) =>
    each === undefined
      ? '<span></span>'
      : `<a rel="${rel}" href="${addressOf(each)}"><small>${title}</small>${escape(each.title)}</a>`;
  return `<!doctype html>
<html lang="${say.lang}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="referrer" content="no-referrer" />
    <title>${escape(chapter.title)} · ${say.product}</title>
    <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
    <link rel="stylesheet" href="/guide/guide.css" />
    <script src="/guide/guide.js"></script>
  </head>
  <body>
    <header>
      <a class="product" href="/guide/${language}/index"><img src="/favicon.svg" alt="" width="28" height="28" />${say.product}</a>
      <form role="search" data-index="/guide/${language}/search.json" data-none="${say.none}">
        <input type="search" aria-label="${say.search}" placeholder="${say.search}" autocomplete="off" />
        <ul class="found" aria-live="polite" hidden></ul>
      </form>
      <a hreflang="${other}" href="/guide/${other}/${chapter.name}" lang="${words[other].lang}">${say.other}</a>
      <a href="/">${say.back}</a>
    </header>
    <div class="sheet">
      <nav class="chapters" aria-label="${say.chapters}"><details open><summary>${say.menu}</summary><ul>${list}</ul></details></nav>
      <main>
        <article>
${chapter.html}        </article>
        <nav class="beside" aria-label="${say.before} / ${say.after}">
          ${beside(chapters[at - 1], say.before, 'prev')}
          ${beside(chapters[at + 1], say.after, 'next')}
        </nav>
      </main>
      ${here.length > 1 ? `<nav class="here" aria-labelledby="here"><p id="here">${say.here}</p><ul>${headings}</ul></nav>` : ''}
    </div>
  </body>
</html>
`;
}

/** What the search of a language looks through. @param {readonly Chapter[]} chapters */
export const searchIndex = (chapters) =>
  chapters.flatMap(({ name, title, headings }) =>
    headings.map(({ id, text, words: below }) => ({ chapter: name, title, id, heading: text, words: below })),
  );
