import { ACTIONS, columns } from './records.ts';

/** The columns in the language of amis. */
export const amisColumns: readonly object[] = [
  ...columns.map(({ key, title, width }) => ({
    name: key,
    label: title,
    width,
    ...(key === 'tags' ? { type: 'each', items: { type: 'tag', label: '${item}' } } : {}),
  })),
  {
    type: 'operation',
    label: 'Actions',
    buttons: ACTIONS.map((label) => ({ type: 'button', level: 'link', size: 'sm', label })),
  },
];
