import type { ListView, RowTone } from '../../schemas/documents/mgrList.ts';
import { IdSource } from '../parts/newId.ts';
import { type Command, findTarget, gone, put, refuse, treeOf } from './command.ts';
import { stepTitle } from './stepTitle.ts';

const TABLE = { zhCN: '表格', enUS: 'Table' };
const MARK = { zhCN: '新标记', enUS: 'New mark' };

/**
 * Adds a way to look at the records of a list. The table that it had without views stays the first of them.
 * @param type a widget that draws records; absent: the table, with a condition of its own
 */
export function addView(type?: string): Command {
  return (document, language) => {
    const tree = treeOf(document, language);
    const target = findTarget(tree, { parent: 'document', holding: 'views', index: Infinity });
    if (document.kind !== 'mgrList' || target === undefined) return gone();
    const meta = type === undefined ? undefined : language.metas.get(type);
    if (type !== undefined && meta?.listView !== true)
      return refuse('该组件不能显示列表的记录', 'That widget draws no records of a list');
    const ids = new IdSource(tree, language.idSuffix);
    const first: ListView = { id: ids.next('table', '_'), title: TABLE };
    const title = meta?.title ?? { zhCN: '新视图', enUS: 'New view' };
    const view: ListView = {
      id: ids.next('view', '_'),
      title,
      ...(type !== undefined && { node: ids.start(type, meta?.starter) }),
    };
    const values = target.holding.parts.length === 0 ? [first, view] : [view];
    const step = stepTitle('新增视图：', 'Add a view:', title);
    return { document: put(document, target, values), title: step, select: [`view:${view.id}`] };
  };
}

/** Adds a mark of rows, which marks none until its condition is set. */
export function addTone(): Command {
  return (document, language) => {
    const tree = treeOf(document, language);
    const target = findTarget(tree, { parent: 'document', holding: 'rowTones', index: Infinity });
    if (target === undefined) return gone();
    const id = new IdSource(tree, language.idSuffix).next('tone');
    const tone: RowTone = { id, when: false, tone: 'warning', title: MARK };
    const step = stepTitle('新增行标记', 'Add a mark of rows');
    return { document: put(document, target, [tone]), title: step, select: [`tone:${id}`] };
  };
}
