import { IsOptional, type TObject } from 'typebox';
import type { ModuleAction, ModuleCall } from '../documents/form.ts';
import type { LocalText } from '../text.ts';
import type { CallInput } from './interface.ts';
import {
  AddParam,
  AggregateParam,
  CountParam,
  DetailParam,
  ExportRowsParam,
  ImportRowsParam,
  ListParam,
  RemoveParam,
  UpdateParam,
} from './moduleCalls.ts';

interface CallableInput {
  readonly title: LocalText;
  readonly type: CallInput['type'];
}

/** One call that every form module has, as all who check, offer, describe or make it know it. */
export interface ModuleCallable<Param extends TObject = TObject> {
  readonly title: LocalText;
  /** What it takes: an input that is optional here is so everywhere. */
  readonly param: Param;
  /** How people see what it takes, in the order in which it is offered. */
  readonly inputs: Readonly<Record<string, CallableInput>>;
  /** The inputs that designers pick from (`/selector/interface.do`); absent: it is not picked at all. */
  readonly picked?: readonly string[];
  readonly answers: 'list' | 'result';
  /** What is in its answer: records of the module, one of them, or members with their types. */
  readonly gives: 'records' | 'record' | Readonly<Record<string, string>>;
  /** Whether it changes records. */
  readonly writes: boolean;
  /** The step by which a chain that the server runs makes it; absent: none. */
  readonly step?: 'call' | 'save' | 'remove';
}

const text = (zhCN: string, enUS: string): LocalText => ({ zhCN, enUS });
const input = (type: CallInput['type'], zhCN: string, enUS: string): CallableInput => ({
  title: { zhCN, enUS },
  type,
});

const where = input('conditions', '筛选条件', 'Conditions');
const sort = input('sort', '排序', 'Order');
const fields = input('fields', '字段', 'Fields');
const limit = input('number', '行数', 'Rows');
const id = input('text', '记录编号', 'Record id');
const data = input('record', '字段的值', 'Values of fields');
const requestId = input('text', '请求编号', 'Request id');

const define = <Param extends TObject>(callable: ModuleCallable<Param>): ModuleCallable<Param> => callable;

/** The calls of a form module. The name of a call is its address, and the grant that it needs. */
export const callables = {
  list: define({
    title: text('查询列表', 'List'),
    param: ListParam,
    inputs: {
      where,
      sort,
      offset: input('number', '跳过的行数', 'Rows to skip'),
      limit,
      fields,
      after: input('json', '从此行之后', 'After the row'),
    },
    picked: ['where', 'sort', 'offset', 'limit', 'fields'],
    answers: 'list',
    gives: 'records',
    writes: false,
    step: 'call',
  }),
  detail: define({
    title: text('查询详情', 'Detail'),
    param: DetailParam,
    inputs: { id, fields },
    picked: ['id'],
    answers: 'result',
    gives: 'record',
    writes: false,
    step: 'call',
  }),
  add: define({
    title: text('新增', 'Add'),
    param: AddParam,
    inputs: { data, requestId },
    picked: ['data', 'requestId'],
    answers: 'result',
    gives: 'record',
    writes: true,
    step: 'save',
  }),
  update: define({
    title: text('修改', 'Update'),
    param: UpdateParam,
    inputs: { id, revision: input('number', '修订号', 'Revision'), data },
    picked: ['id', 'revision', 'data'],
    answers: 'result',
    gives: 'record',
    writes: true,
    step: 'save',
  }),
  remove: define({
    title: text('删除', 'Remove'),
    param: RemoveParam,
    inputs: {
      ids: input('list', '记录编号', 'Record ids'),
      revisions: input('json', '修订号', 'Revisions'),
    },
    picked: ['ids'],
    answers: 'list',
    gives: { id: 'text', msgState: 'number', msg: 'text' },
    writes: true,
    step: 'remove',
  }),
  count: define({
    title: text('计数', 'Count'),
    param: CountParam,
    inputs: { where },
    picked: ['where'],
    answers: 'result',
    gives: { count: 'number' },
    writes: false,
    step: 'call',
  }),
  aggregate: define({
    title: text('统计', 'Aggregate'),
    param: AggregateParam,
    inputs: {
      where,
      sort,
      groupBy: input('list', '分组', 'Groups'),
      measures: input('list', '统计项', 'Measures'),
      limit,
    },
    picked: ['where', 'sort', 'groupBy', 'measures', 'limit'],
    answers: 'list',
    // What its rows hold, its groups and measures say.
    gives: {},
    writes: false,
  }),
  exportRows: define({
    title: text('导出', 'Export'),
    param: ExportRowsParam,
    inputs: { where, sort, fields, format: input('text', '文件格式', 'Format') },
    picked: ['where', 'sort', 'fields', 'format'],
    answers: 'result',
    gives: { fileId: 'text', url: 'text' },
    writes: false,
  }),
  importRows: define({
    title: text('导入', 'Import'),
    param: ImportRowsParam,
    inputs: {
      fileId: input('text', '文件编号', 'File id'),
      mapping: input('json', '字段与列的对应', 'Columns of fields'),
      sheet: input('text', '工作表', 'Sheet'),
      headerRow: input('number', '标题行', 'Row of titles'),
      lastRow: input('number', '最后一行', 'Last row'),
      skipHidden: input('bool', '略过隐藏的行', 'Leave out hidden rows'),
      dryRun: input('bool', '只检查', 'Check only'),
      report: input('bool', '生成错误表', 'Make a sheet of errors'),
    },
    answers: 'result',
    gives: { added: 'number', updated: 'number', failed: 'number' },
    writes: true,
  }),
} as const satisfies Readonly<Record<ModuleCall, ModuleCallable>>;

/** The call of a module that a name stands for; undefined for any other name, and for grants that are no calls. */
export const callableOf = (name: string): ModuleCallable | undefined =>
  isModuleCall(name) ? callables[name] : undefined;

/** Whether a name is a call of modules. */
export const isModuleCall = (name: string): name is ModuleCall => Object.hasOwn(callables, name);

/** Whether a call cannot be made without an input. */
export const isRequired = ({ param }: ModuleCallable, name: string): boolean => {
  const schema = param.properties[name];
  return schema !== undefined && !IsOptional(schema);
};

/** The calls of a module that a step of a kind makes. */
export const callsOfStep = (step: ModuleCallable['step']): readonly ModuleCall[] =>
  (Object.keys(callables) as ModuleCall[]).filter((name) => callableOf(name)?.step === step);

/** The reads of a module that a step can make. */
export type ModuleRead = Extract<ModuleAction, 'list' | 'detail' | 'count'>;

/** Whether a call of a module is one that a step `call` makes. */
export const isModuleRead = (name: string): name is ModuleRead => callableOf(name)?.step === 'call';
