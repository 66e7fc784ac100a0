import { describe, expect, it } from 'vitest';
import { createList } from '../../../../tests/support/plainList.ts';
import type { RuleSet } from '../../../schemas/condition.ts';

describe('views', () => {
  const views = [
    { id: 'grid', title: '表格' },
    { id: 'board', title: '看板', node: { type: 'label', id: 'board' } },
  ];

  it('begin with the first, and are kept in the question', () => {
    const { model } = createList({ document: { views } });
    expect(model.question.view?.id).toBe('grid');
    model.show('board');
    expect([model.question.view?.node?.source.type, model.question.query.view]).toEqual(['label', 'board']);
    model.show('grid');
    expect(model.question.query.view).toBe('');
    model.show('gone');
    expect(model.question.view?.id).toBe('grid');
  });

  it('may have rules of their own, which hold while they are looked at', async () => {
    const kind = { bindKey: 'kind', type: 'text', judgeType: 'notEqual', value: 'b' } as const;
    const where: RuleSet = { testRule: 'every', conditionList: [kind] };
    const { model, asked, ready } = createList({
      document: { views: [views[0]!, { ...views[1]!, where }] },
    });
    model.start();
    await ready();
    expect(asked.at(-1)?.where).toBeUndefined();
    model.show('board');
    await ready();
    expect(asked.at(-1)?.where).toMatchObject({ conditionTree: { list: [{ list: [kind] }] } });
    model.show('grid');
    await ready();
    expect(asked.at(-1)?.where).toBeUndefined();
  });

  it('may ask for a window instead of a page, beside what the list asks for, and give it back', async () => {
    const { model, asked, ready } = createList({ document: { views, pageSize: 10 } });
    model.ask({ search: 'a' });
    model.start();
    await ready();
    const where: RuleSet = {
      testRule: 'every',
      conditionList: [{ bindKey: 'kind', type: 'text', judgeType: 'equal', value: 'b' }],
    };
    model.question.askWindow({ where, sort: [{ field: 'kind', order: 'asc' }], limit: 500 });
    await ready();
    expect(asked.at(-1)).toMatchObject({
      offset: 0,
      limit: 500,
      sort: [{ field: 'kind' }],
      where: { conditionTree: { list: [{ union: 'OR' }, { list: where.conditionList }] } },
    });
    model.ask({ page: 2 });
    model.question.askWindow(undefined);
    await ready();
    expect(asked.at(-1)).toMatchObject({ offset: 10, limit: 10, sort: [] });
  });
});
