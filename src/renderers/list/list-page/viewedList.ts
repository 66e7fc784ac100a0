import type { ViewedList } from '../shared/savedViews/ViewsModel.ts';
import { readChoice } from './columnChoice.ts';
import type { ListModel } from './ListModel.ts';
import { decodeQuery, encodeQuery, firstQuery } from './query.ts';

/** An open list as its saved views see it: its question but for the page, and its columns. */
export function viewedList(model: ListModel): ViewedList {
  const first = firstQuery(model.document);
  const fields = new Set((model.document.filters ?? []).map(({ field }) => field));
  return {
    id: model.document.id,
    get mayShare() {
      return model.rights?.actions.includes('shareViews') ?? false;
    },
    get state() {
      const text = encodeQuery({ ...model.question.query, page: 1 }, first);
      const { choice } = model.columns;
      return {
        query: text === '' ? {} : (JSON.parse(text) as unknown),
        ...(choice ? { columns: choice } : {}),
      };
    },
    read: ({ columns, ...state }) => {
      const choice = readChoice(columns);
      return { ...state, ...(choice ? { columns: choice } : {}) };
    },
    resume: ({ id, state }) => {
      model.columns.lend(readChoice(state.columns), id, true);
    },
    apply: (view, again = false) => {
      model.ask(decodeQuery(JSON.stringify(view?.state.query ?? {}), first, fields));
      if (view) model.columns.lend(readChoice(view.state.columns), view.id, again);
      else model.columns.takeBack();
    },
  };
}

/** Whether nothing was asked of a list yet. */
export const isFresh = (model: ListModel): boolean =>
  encodeQuery(model.question.query, firstQuery(model.document)) === '';
