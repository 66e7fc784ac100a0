import { expect, it } from 'vitest';
import { pageRules } from './pageRules.ts';

it('writes texts as CSS strings that they cannot end', () => {
  const rules = pageRules({ header: '学生 "a"\n</style>\\', footer: '第 1 版' });
  expect(rules).toContain('content: "学生 \\000022a\\000022\\00000a\\00003c\\00002fstyle\\00003e\\00005c"');
  expect(rules).toContain('content: "第 1 版"');
});
