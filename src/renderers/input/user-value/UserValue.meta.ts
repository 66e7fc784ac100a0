import { Type } from 'typebox';
import { prop } from '../../../schemas/prop.ts';
import { defineMeta } from '../../../schemas/rendererMeta.ts';
import { chosenOrNot } from '../shared/filterInside.meta.ts';
import { LabelledSchema, MOST_LABELLED } from '../shared/labelled.meta.ts';
import { changeEvent } from '../shared/props.meta.ts';

const list = Type.Array(LabelledSchema, { maxItems: MOST_LABELLED });
const yes = (zhCN: string, enUS: string) => prop.static(Type.Boolean(), { zhCN, enUS }, true);

export const userValueMeta = defineMeta({
  type: 'user-value',
  version: 1,
  family: 'input',
  title: { zhCN: '用户范围', enUS: 'Users' },
  description: {
    zhCN: '同时选择人员、部门和角色，如通知的接收范围',
    enUS: 'People, departments and roles together, such as who receives a notice',
  },
  icon: 'team',
  budget: 5,
  props: {
    people: yes('可选人员', 'People can be chosen'),
    departments: yes('可选部门', 'Departments can be chosen'),
    roles: yes('可选角色', 'Roles can be chosen'),
  },
  events: changeEvent,
  field: {
    column: 'user',
    dataType: 'user',
    value: Type.Object(
      { userList: list, deptList: list, privilegeList: list, labelList: list },
      { additionalProperties: false },
    ),
    span: 24,
    width: 240,
    refers: { userList: 'person', deptList: 'department', privilegeList: 'role', labelList: 'label' },
    fromImport: null,
    toFilter: chosenOrNot,
    fixedFilter: true,
  },
});
