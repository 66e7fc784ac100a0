import { htmlLanguage } from '@codemirror/lang-html';
import { javascriptLanguage, typescriptLanguage } from '@codemirror/lang-javascript';
import { jsonLanguage } from '@codemirror/lang-json';
import { markdownLanguage } from '@codemirror/lang-markdown';
import { pythonLanguage } from '@codemirror/lang-python';
import { StandardSQL } from '@codemirror/lang-sql';
import { highlightCode, tagHighlighter, tags } from '@lezer/highlight';

/** What a piece of code is, as far as colours tell it apart. */
export type Kind = 'plain' | 'keyword' | 'string' | 'number' | 'comment' | 'name' | 'type';
export interface Piece {
  text: string;
  kind: Kind;
}

const parsers = {
  json: jsonLanguage.parser,
  sql: StandardSQL.language.parser,
  html: htmlLanguage.parser,
  javascript: javascriptLanguage.parser,
  typescript: typescriptLanguage.parser,
  python: pythonLanguage.parser,
  markdown: markdownLanguage.parser,
};
export type Language = keyof typeof parsers | 'plain';

const kinds = tagHighlighter([
  { tag: [tags.keyword, tags.operatorKeyword, tags.heading, tags.strong], class: 'keyword' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp, tags.attributeValue], class: 'string' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], class: 'number' },
  { tag: [tags.comment, tags.meta], class: 'comment' },
  { tag: [tags.propertyName, tags.attributeName, tags.function(tags.variableName)], class: 'name' },
  { tag: [tags.typeName, tags.className, tags.tagName, tags.link], class: 'type' },
]);

const known = new Set<string>(['keyword', 'string', 'number', 'comment', 'name', 'type']);
const isKind = (name: string): name is Kind => known.has(name);

/** Code as lines of pieces. It is parsed and nothing else: broken code has pieces too. */
export function highlight(code: string, language: Language): Piece[][] {
  const text = code.replaceAll('\r\n', '\n');
  if (language === 'plain') return text.split('\n').map((line) => [{ text: line, kind: 'plain' }]);
  const lines: Piece[][] = [[]];
  highlightCode(
    text,
    parsers[language].parse(text),
    kinds,
    (piece, classes) => {
      const kind = classes.split(' ').find(isKind) ?? 'plain';
      lines.at(-1)?.push({ text: piece, kind });
    },
    () => lines.push([]),
  );
  return lines;
}
