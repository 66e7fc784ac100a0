import type { ApiAnswer } from './apiClient.ts';

// A form, and documents that name its fields.

const days = { type: 'number', id: 'f-days', name: 'days', title: { zhCN: '天数', enUS: 'Days' } };
export const form = (id: string, fields: readonly object[] = [days]) => ({
  ...{ kind: 'form', schemaVersion: 2, id, name: '请假' },
  fields: [
    ...fields,
    { type: 'input', id: 'f-reason', name: 'reason', title: { zhCN: '事由', enUS: 'Why' } },
  ],
  grants: [{ id: 'g', roles: ['student'], actions: ['list'], read: '*' }],
});
export const list = (id: string, module: string) => ({
  ...{ kind: 'mgrList', schemaVersion: 2, id, name: '请假单', module },
  columns: [{ field: 'reason' }, { field: 'days' }],
});
export const page = (id: string, module: string) => ({
  ...{ kind: 'app', schemaVersion: 1, id, name: '概览' },
  sources: { days: { call: `${module}/list` }, others: { call: 'pupil/list' } },
  body: [{ type: 'text', id: 'a', props: { text: '{{ sources.days[0].days }}' } }],
});

/** Who names something, and where, of an answer of `uses.do` or `rename.do`. */
export const placesIn = ({ list: users = [] }: ApiAnswer) =>
  (
    users as {
      kind: string;
      published: boolean;
      draft: boolean;
      places: { path: string; sentence: string }[];
    }[]
  ).map((user) => [user.kind, user.published, user.draft, user.places.map(({ path }) => path)]);
