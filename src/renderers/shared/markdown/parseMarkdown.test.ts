import { lexer } from 'marked';
import { expect, test } from 'vitest';
import { parseMarkdown } from './parseMarkdown.ts';

const TEXT = `# 校历\n\n秋季学期 **9 月 1 日** 开始，见 [通知](/notice)。\n\n- 一\n- 二 *斜*\n\n| a | b |\n| - | - |\n| 1 | \`2\` |\n\n> 引用\n\n\`\`\`\ncode\n\`\`\`\n`;

test('gives what the parser gives', () => {
  expect(JSON.stringify(parseMarkdown(TEXT))).toBe(JSON.stringify([...lexer(TEXT)]));
});

// None of these would end within the test's time, or they would overflow the stack.
test.each([
  ['*a_', 40_000],
  ['[', 60_000],
  ['`a', 60_000],
  ['> ', 20_000],
  ['- ', 20_000],
  ['![](', 40_000],
])('ends on %j over and over', (piece, times) => {
  expect(parseMarkdown(piece.repeat(times)).length).toBeGreaterThan(0);
});
