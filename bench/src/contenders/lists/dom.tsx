import { styles } from './plainStyles.ts';
import { ACTIONS, columns, records, type ListRecord } from './records.ts';

export const selector = '.row';

/** Plain elements, no framework, every row. */
export function mount(host: HTMLElement, size: number): () => void {
  const style = document.createElement('style');
  style.textContent = styles;
  host.replaceChildren(style, ...records(size).map(rowOf));
  return () => {
    host.replaceChildren();
  };
}

function rowOf(record: ListRecord): HTMLElement {
  const row = element('div', 'row');
  columns.forEach(({ key }, index) => {
    const cell = element('div', `cell c${index}`);
    if (key === 'tags') cell.append(...record.tags.map((tag) => element('span', 'tag', tag)));
    else cell.textContent = String(record[key]);
    row.append(cell);
  });
  const actions = element('div', `cell c${columns.length}`);
  actions.append(...ACTIONS.map((action) => element('button', 'link', action)));
  row.append(actions);
  return row;
}

function element(name: string, className: string, text = ''): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  made.textContent = text;
  return made;
}
