import type { FormDocument } from '../../src/schemas/documents/index.ts';

/** A second module beside pupils: what was talked about with them. Students have no right to it. */
export const visitForm: FormDocument = {
  kind: 'form',
  schemaVersion: 1,
  id: 'visit',
  name: '走访',
  fields: [
    { type: 'input', id: 'pupilNo', name: 'pupilNo', title: '学号', required: true },
    {
      type: 'input',
      id: 'note',
      name: 'note',
      title: '内容',
      rules: [{ rule: 'maxLength', value: 10 }],
    },
    { type: 'number', id: 'place', name: 'place', title: '次序' },
    { type: 'input', id: 'computed', name: 'computed', title: '标题', value: '{{ form.pupilNo }}' },
  ],
  grants: [
    {
      roles: ['counsellor', 'administrator'],
      actions: ['list', 'detail', 'count', 'add', 'update', 'remove'],
      read: '*',
      write: '*',
    },
  ],
};

const refused = {
  testRule: 'every',
  conditionList: [{ bindKey: 'inputs.name', type: 'text', judgeType: 'equal', value: '禁止' }],
};

/** Steps that register a pupil, note what was talked about, and refuse one of a certain name after all. */
export const registering = [
  {
    do: 'save',
    name: 'pupil',
    module: 'pupil',
    data: {
      studentNo: '{{inputs.studentNo}}',
      name: '{{inputs.name}}',
      counsellorId: '{{platform_userId}}',
    },
  },
  {
    do: 'forEach',
    items: '{{inputs.notes}}',
    steps: [
      {
        do: 'save',
        module: 'visit',
        data: { pupilNo: '{{steps.pupil.result.studentNo}}', note: '{{item}}', place: '{{index}}' },
      },
      { do: 'set', data: { last: '{{item}}' } },
    ],
  },
  {
    do: 'fail',
    when: refused,
    message: { zhCN: '不能登记{{inputs.name}}', enUS: '{{inputs.name}} is not taken' },
  },
  { do: 'answer', value: { id: '{{steps.pupil.result.id}}', last: '{{values.last}}' } },
];

/** A composed interface that writes, at the address that the menus of the tests let be called. */
export const registration = (steps: readonly object[], over: object = {}): Record<string, unknown> => ({
  moduleCode: 'teaching',
  interfaceUrl: 'open',
  name: '登记',
  kind: 'composed',
  answers: 'result',
  inputs: [
    { name: 'studentNo', type: 'text' },
    { name: 'name', type: 'text' },
    { name: 'notes', type: 'texts' },
  ],
  outputs: [
    { name: 'id', type: 'text' },
    { name: 'last', type: 'text' },
  ],
  composed: { steps },
  roles: ['counsellor', 'student', 'administrator'],
  writes: true,
  ...over,
});
