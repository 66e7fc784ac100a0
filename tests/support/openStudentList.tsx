import type { FormDocument, MgrListDocument } from '../../src/schemas/documents/index.ts';
import type { ListRequest } from '../../src/schemas/wire/record.ts';
import { openResource, type OpenOptions } from './openResource.tsx';

export const form: FormDocument = {
  kind: 'form',
  schemaVersion: 1,
  id: 'student',
  name: 'student',
  fields: [
    { type: 'input', id: 'name', name: 'name', title: { zhCN: '姓名', enUS: 'Name' } },
    {
      type: 'select',
      id: 'status',
      name: 'status',
      title: { zhCN: '状态', enUS: 'Status' },
      props: { options: [{ value: 'in', label: { zhCN: '在读', enUS: 'Enrolled' }, tone: 'success' }] },
    },
    { type: 'number', id: 'gpa', name: 'gpa', title: { zhCN: '绩点', enUS: 'GPA' } },
    { type: 'phone', id: 'phone', name: 'phone', title: { zhCN: '电话', enUS: 'Phone' } },
  ],
  grants: [],
};
const button = (id: string, title: string, text: string) => ({
  type: 'button',
  id,
  props: { text: title },
  on: { click: [{ do: 'message', text }] },
});
export const list: MgrListDocument = {
  kind: 'mgrList',
  schemaVersion: 1,
  id: 'students',
  name: 'students',
  module: 'student',
  columns: [
    { field: 'name', opens: true, sortable: true },
    { field: 'status' },
    { field: 'gpa', sortable: true },
    { field: 'phone', hidden: true },
  ],
  filters: [{ field: 'name' }, { field: 'status' }],
  search: { fields: ['name'] },
  pageSize: 5,
  selectable: true,
  toolbar: [button('all', '导出', 'fields {{ join(query.fields, "+") }}')],
  rowActions: [button('one', '查看', 'row {{ row.id }}')],
  bulkActions: [
    button('many', '批量', 'chosen {{ join(selection, "+") }}: {{ join(pluck(selected, "name"), "+") }}'),
  ],
  open: [{ do: 'message', text: 'open {{ row.name }}' }],
};
export const record = (id: number) => ({
  id: String(id),
  revision: 1,
  name: `学生${String(id)}`,
  status: id % 2 === 0 ? 'in' : null,
  gpa: id / 10,
  phone: '13800138000',
});

/** An open list of so many students (12 unless told otherwise), with what it asked for and what was said. */
export function openStudentList(
  options: OpenOptions & { document?: Partial<MgrListDocument>; total?: number } = {},
) {
  const { document, total = 12, answers, ...rest } = options;
  const asked: ListRequest[] = [];
  const made = openResource([{ ...list, ...document }, form], {
    answers: {
      '/student/list.htm': (param) => {
        const request = param as ListRequest;
        asked.push(request);
        const { offset = 0, limit = 5 } = request;
        const count = Math.max(0, Math.min(limit, total - offset));
        return { list: Array.from({ length: count }, (_, index) => record(offset + index)), total };
      },
      ...answers,
    },
    ...rest,
  });
  return { ...made, asked, said: () => made.ui.messages.map(({ text }) => text) };
}
