import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Marked } from 'marked';
import sharp from 'sharp';
import { inRoot } from '../paths.mjs';

// The guide for people who build applications: docs/guide/{zh,en}/*.md, the same chapters in both languages. index.md
// names the others in their order.

/** @typedef {'zh' | 'en'} GuideLanguage */
/** @typedef {{ id: string, text: string, depth: number, words: string }} GuideHeading `words`: the plain text below it */
/** @typedef {{ name: string, title: string, html: string, headings: GuideHeading[], links: string[], images: string[] }} Chapter */

export const GUIDE = inRoot('docs/guide');
/** @type {readonly GuideLanguage[]} */
export const languages = ['zh', 'en'];

/** An anchor of its own for the heading that follows: help links lead to it in both languages. */
const ANCHOR = /^<a id="([a-z][a-z0-9-]*)">/;
/** The overview, which names the others in their order. */
const OVERVIEW = 'index';

/**
 * The chapters of a language, the overview first.
 * @param {GuideLanguage} language
 * @returns {Promise<Chapter[]>}
 */
export async function readGuide(language) {
  const overview = await readChapter(language, OVERVIEW);
  const named = overview.links.flatMap((link) => /^([a-z-]+)\.md(?:#|$)/.exec(link)?.[1] ?? []);
  const rest = chapterNames(language).filter((name) => name !== OVERVIEW && !named.includes(name));
  if (rest.length > 0) throw new Error(`docs/guide/${language}/index.md does not name ${rest.join(', ')}.`);
  return [overview, ...(await Promise.all([...new Set(named)].map((name) => readChapter(language, name))))];
}

/** @param {GuideLanguage} language */
const chapterNames = (language) =>
  readdirSync(path.join(GUIDE, language))
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.slice(0, -3));

/**
 * One chapter as safe HTML: of the HTML in it anchors alone are kept, links lead to chapters or to the web, pictures are
 * the guide's own.
 * @param {GuideLanguage} language @param {string} name
 * @returns {Promise<Chapter>}
 */
async function readChapter(language, name) {
  const text = readFileSync(path.join(GUIDE, language, `${name}.md`), 'utf8');
  /** @type {Chapter} */
  const chapter = { name, title: '', html: '', headings: [], links: [], images: [] };
  const sizes = await sizesOf(text);
  const anchor = { next: '' };
  const marked = new Marked({
    renderer: {
      html({ text: html }) {
        anchor.next = ANCHOR.exec(html)?.[1] ?? anchor.next;
        return '';
      },
      paragraph({ tokens }) {
        const inner = this.parser.parseInline(tokens).trim();
        return inner === '' ? '' : `<p>${inner}</p>\n`;
      },
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens);
        const plain = this.parser.parseInline(tokens, this.parser.textRenderer);
        const id = anchor.next || `part-${String(chapter.headings.length)}`;
        anchor.next = '';
        if (depth === 1) chapter.title = plain;
        chapter.headings.push({ id, text: plain, depth, words: '' });
        return `<h${String(depth)} id="${id}">${inner}</h${String(depth)}>\n`;
      },
      link({ href, tokens }) {
        chapter.links.push(href);
        const address = addressOf(language, href);
        const inner = this.parser.parseInline(tokens);
        return address === undefined ? inner : `<a href="${escape(address)}">${inner}</a>`;
      },
      image({ href, text: alt }) {
        chapter.images.push(href);
        const size = sizes.get(href);
        const file = /^\.\.\/(images\/[a-z0-9-]+\.webp)$/.exec(href)?.[1];
        if (file === undefined || size === undefined) return escape(alt);
        const place = `width="${String(size.width)}" height="${String(size.height)}"`;
        return `<img src="/guide/${file}" alt="${escape(alt)}" ${place} loading="lazy" />`;
      },
    },
  });
  // Renderers are called in the order of the text; the words below a heading are gathered from the tokens.
  const tokens = marked.lexer(text);
  chapter.html = marked.parser(tokens);
  gatherWords(tokens, chapter.headings);
  return chapter;
}

/**
 * Notes under each heading the plain words that follow it.
 * @param {readonly { type: string, raw: string }[]} tokens @param {GuideHeading[]} headings
 */
function gatherWords(tokens, headings) {
  let at = -1;
  for (const token of tokens) {
    if (token.type === 'heading') at += 1;
    const heading = headings[at];
    if (token.type !== 'heading' && !ANCHOR.test(token.raw) && heading)
      heading.words += ` ${plainOf(token.raw)}`;
  }
}

/** @param {string} raw Markdown */
const plainOf = (raw) =>
  raw
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*`|#>]|^\s*(?:-|\d+\.)\s/gm, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Pictures that a text names and that are there, with their size in pixels. @param {string} text */
async function sizesOf(text) {
  /** @type {Map<string, { width: number, height: number }>} */
  const sizes = new Map();
  for (const [, href = ''] of text.matchAll(/\]\((\.\.\/images\/[^)\s]+)\)/g)) {
    const file = path.join(GUIDE, 'zh', href);
    if (!existsSync(file)) continue;
    const { width, height } = await sharp(file).metadata();
    sizes.set(href, { width, height });
  }
  return sizes;
}

/**
 * Where a link of a chapter leads; undefined: nowhere that a guide should lead to.
 * @param {GuideLanguage} language @param {string} href
 */
function addressOf(language, href) {
  if (/^https?:\/\//.test(href) || /^#[a-z][a-z0-9-]*$/.test(href)) return href;
  const [, name, anchor = ''] = /^([a-z-]+)\.md(#[a-z][a-z0-9-]*)?$/.exec(href) ?? [];
  return name === undefined ? undefined : `/guide/${language}/${name}${anchor}`;
}

/** @param {string} text */
export const escape = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
