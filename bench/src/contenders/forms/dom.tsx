import type { MountOptions } from '../../pages/inPage/contender.ts';
import { formFields, OPTIONS, type FormField } from './fields.ts';

export const selector = '.row';

/** Plain elements, no framework: linked rows are hidden. */
export function mount(host: HTMLElement, size: number, options: MountOptions): () => void {
  const rows = formFields(size, options).map((field) => ({ field, row: rowOf(field) }));
  host.replaceChildren(...rows.map(({ row }) => row));
  const follow = ({ target }: Event): void => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'f0') return;
    for (const { field, row } of rows) row.hidden = field.linked && target.value !== 'show';
  };
  host.addEventListener('input', follow);
  return () => {
    host.removeEventListener('input', follow);
    host.replaceChildren();
  };
}

function rowOf({ name, title, kind, linked }: FormField): HTMLElement {
  const row = document.createElement('div');
  row.className = 'row';
  row.hidden = linked;
  row.style.cssText = 'margin-bottom:24px';
  const label = document.createElement('label');
  label.htmlFor = name;
  label.textContent = title;
  label.style.cssText = 'display:block;height:30px';
  const input = document.createElement(kind === 'select' ? 'select' : 'input');
  input.id = name;
  input.name = name;
  input.style.cssText = 'width:100%;height:32px;box-sizing:border-box';
  if (input instanceof HTMLInputElement) input.type = kind;
  else for (const option of OPTIONS) input.add(new Option(option.label, option.value));
  row.append(label, input);
  return row;
}
