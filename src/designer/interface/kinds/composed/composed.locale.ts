import { defineLocale } from '../../../../runtime/locale/defineLocale.ts';

/** Steps are added by what they call. */
export const composedLocale = defineLocale(
  'designer.interface.composed',
  {
    examples: '写法示例：步骤、合并、条件、单个结果',
    exampleSteps: '步骤：inputs 是列表，每项写明所调用接口的输入名和值',
    exampleJoin:
      '合并（与 steps 并列）：图书的每一行，按 bookId 并入借阅步骤中 id 相同的行；输出的位置写作 loan.reader',
    exampleWhen:
      '条件（写在步骤内）：填写了输入 college 才执行该步骤，testRule 为 every（全部）或 some（任一）',
    exampleResult:
      '单个结果：不写 list；输出的“在行中的位置”写作 books.total、books.list.0.title 或 one.result.name',
    addStep: '添加步骤',
    hint: '添加步骤：搜索要调用的接口或表单',
    loading: '正在读取可以调用的接口和表单…',
    none: '没有符合的已发布接口或表单',
    retry: '重试',
    interfaces: '接口',
    forms: '表单',
    list: '列表',
    detail: '详情',
    count: '计数',
  },
  {
    examples: 'How steps, joins, conditions and single results are written',
    exampleSteps:
      'Steps: inputs is a list, each entry with the name of an input of what is called, and its value',
    exampleJoin:
      'A join, beside steps: to each row of books the row of loans whose id is its bookId; an output of it stands at loan.reader',
    exampleWhen:
      'A condition, within a step: the step is made where the input college is filled in; testRule is every or some',
    exampleResult:
      'A single result has no list; its outputs stand at books.total, books.list.0.title or one.result.name',
    addStep: 'Add a step',
    hint: 'Add a step: search what it calls',
    loading: 'Interfaces and forms are being read …',
    none: 'No published interface or form fits',
    retry: 'Try again',
    interfaces: 'Interfaces',
    forms: 'Forms',
    list: 'List',
    detail: 'Detail',
    count: 'Count',
  },
);
