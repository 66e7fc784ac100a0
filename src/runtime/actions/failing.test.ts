import { describe, expect, it } from 'vitest';
import { field, formDocument } from '../../../tests/support/plainDocuments.ts';
import { createPlainRoot } from '../../../tests/support/testRoot.ts';
import type { Action } from '../../schemas/action.ts';
import type { Answer } from '../../schemas/wire/answer.ts';
import type { FixedAnswers } from '../data/fixedTransport.ts';
import { PageModel, type PageParts } from '../render/PageModel.ts';
import { runChain } from './runChain.ts';

// Steps that fail by what they work on, and what is told of it.

function create(answers: FixedAnswers, parts: Partial<PageParts> = {}) {
  const { root, ui } = createPlainRoot({ answers });
  const page = new PageModel(root, { kind: 'app', id: 'test', ...parts }, {});
  const run = (...chain: Action[]) => runChain(chain, { root, page, form: undefined, scope: page.scope });
  return { root, ui, page, run };
}

describe('a save', () => {
  it('says which fields are refused, as their form calls them', async () => {
    const refused = {
      msgState: 2 as const,
      msg: '输入内容不正确',
      errors: [
        { path: 'data.name', code: 'REQUIRED', message: '必填' },
        { path: 'data.other.0', code: 'TYPE_WRONG', message: '类型不正确' },
      ],
    };
    const schema = formDocument([field('name', { title: { zhCN: '姓名', enUS: 'Name' } })], {
      id: 'student',
    });
    const { run, ui } = create({
      '/student/add.htm': refused,
      '/resource/get.do': { result: { kind: 'form', id: 'student', version: 1, schema } },
    });
    await run({ do: 'save', module: 'student', data: {} });
    expect(ui.messages).toEqual([
      { level: 'error', text: '输入内容不正确\n姓名: 必填\nother.0: 类型不正确' },
    ]);
  });
});

describe('a reload', () => {
  it('waits for a source, and fails where it does', async () => {
    let down = true;
    const sources = { a: { call: 'x/a', auto: false } };
    const answer = (): Partial<Answer> => (down ? { msgState: 4, msg: '不存在' } : { list: [{ n: 1 }] });
    const { run, ui, page, root } = create({ '/x/a.htm': answer }, { sources });
    page.start();
    const chain: Action[] = [
      { do: 'reload', source: 'a' },
      { do: 'message', text: '{{ sources.a[0].n }}' },
    ];
    await run(...chain);
    expect(root.log.entries).toHaveLength(1);
    down = false;
    await run(...chain);
    expect(ui.messages.map(({ text }) => text)).toEqual(['不存在', '1']);
    page.dispose();
  });
});
