import { expect, test } from 'vitest';
import { highlight, type Language } from './highlight.ts';

const kindOf = (code: string, language: Language, part: string) =>
  highlight(code, language)
    .flat()
    .find(({ text }) => text === part)?.kind;

test.each([
  ['select 1 -- x', 'sql', 'select', 'keyword'],
  ['select 1 -- x', 'sql', '-- x', 'comment'],
  ['{"a": "b"}', 'json', '"b"', 'string'],
  ['def f(): return 7', 'python', 'def', 'keyword'],
  ['const a = 7;', 'typescript', '7', 'number'],
  ['<p class="a">', 'html', 'p', 'type'],
] as const)('%s in %s: %s is a %s', (code, language, part, kind) => {
  expect(kindOf(code, language, part)).toBe(kind);
});

test('no character gets lost, not of broken code either', () => {
  const code = 'function ( {\r\n  "never\n\n}}}';
  for (const language of ['plain', 'javascript', 'json', 'markdown'] as const) {
    const lines = highlight(code, language).map((line) => line.map(({ text }) => text).join(''));
    expect(lines.join('\n')).toBe(code.replaceAll('\r\n', '\n'));
  }
});
