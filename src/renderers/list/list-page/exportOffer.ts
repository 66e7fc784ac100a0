import type { ExportOffer } from '../../../runtime/stores/ExportModel.ts';
import { columnTitle } from './columnTitle.ts';
import type { ListModel } from './ListModel.ts';
import { namedBy } from './query.ts';

/** What can be exported of an open list as it stands: its columns in the person's order, and its records. */
export function exportOffer({ document, page, columns, question, records, chosen }: ListModel): ExportOffer {
  const { root } = page;
  const module = root.module(document.module);
  const all = question.whereAmong();
  const found = records.status === 'ready' ? { found: records.total } : {};
  return {
    list: document.id,
    columns: columns.all
      .filter(({ field }) => field.meta.secret !== true)
      .map((column) => ({ code: column.code, title: columnTitle(column, root.locale.locale) })),
    wheres: {
      chosen: question.whereAnywhere(namedBy('id', [...chosen.keys()])),
      found: question.where,
      all,
    },
    sort: question.sort,
    totals: {
      chosen: chosen.size,
      ...found,
      ...(question.narrowed || found.found === undefined ? {} : { all: found.found }),
    },
    countAll: async () => {
      const { total } = await module.list({
        ...(all && { where: all }),
        offset: 0,
        limit: 1,
        fields: ['id'],
      });
      return total;
    },
  };
}
