import { defineLocale } from '../../../../runtime/locale/defineLocale.ts';

/** A composed interface: its steps, and what is answered of them. */
export const composedLocale = defineLocale(
  'designer.interface.composed',
  {
    view: '步骤的编辑方式',
    asFields: '字段',
    asJson: 'JSON',
    stepsHelp: '按顺序执行，后面的步骤可以使用前面步骤的结果',
    holding: '先把标出的值改成有效的 JSON，再切换',
    noJson: '这里还不是有效的 JSON，改好后可以切换为字段',
    onlyJson: '其中有字段不能显示的内容，请用 JSON 修改',
    json: '步骤（JSON）',
    jsonHelp:
      'steps 为依次执行的步骤，do 指明做什么；值可用 {{inputs.输入}}、{{steps.步骤.list[0].列}}、{{steps.步骤.result.列}}；list 为作为列表返回的步骤，join 按键合并另一步骤的行',
    rows: '返回的行',
    list: '返回此步骤的行',
    joined: '为每一行合并另一步骤的行',
    'join.step': '合并的步骤',
    'join.by': '{{name}} 的列',
    'join.key': '等于 {{name}} 的列',
    joinHelp: '每一行并入第一条相符的行；输出中用 {{step}}.列名 指明其位置',
    otherStep: '步骤名',
    choose: '请选择',
    nothing: '没有可选的项',
    resultHelp:
      '单个结果由各步骤的结果组成；在“输出”中指明每一项的位置，例如 步骤名.result.列名、步骤名.total',
    answerHelp: '返回的是“返回”步骤的值；在“输出”中指明每一项在该值中的位置',
    examples: '写法示例：步骤、合并、条件、单个结果',
    exampleSteps: '步骤：param 是所调用接口的输入和值',
    exampleJoin:
      '合并（与 steps 并列）：图书的每一行，按 bookId 并入借阅步骤中 id 相同的行；输出的位置写作 loan.reader',
    exampleWhen:
      '分支（写在步骤中）：条件成立时执行 steps，否则执行 otherwise；testRule 为 every（全部）或 some（任一）',
    exampleResult:
      '单个结果：不写 list；输出的“在行中的位置”写作 books.total、books.list.0.title 或 one.result.name',
    exampleEach: '逐项：对 items 的每一项执行 steps，其中 item 是当前项，index 是它的序号',
    noWrites: '先在基本信息中声明“写入数据”',
    ownInputs: '输入',
    session: '会话',
    userId: '用户编号',
    userName: '账号',
    realName: '姓名',
    group: '全部角色',
    schoolId: '学校编号',
  },
  {
    view: 'How the steps are edited',
    asFields: 'Fields',
    asJson: 'JSON',
    stepsHelp: 'They are made in this order; a step can use what those before it come to',
    holding: 'Make valid JSON of the value that is marked first',
    noJson: 'This is no valid JSON yet; once it is, the fields are back',
    onlyJson: 'There is something in it that has no field: change it as JSON',
    json: 'Steps (JSON)',
    jsonHelp:
      'steps are made one after the other, each what its do says, with values like {{inputs.name}}, {{steps.name.list[0].column}} and {{steps.name.result.column}}; list is the step whose rows are answered, join adds the rows of another by a key',
    rows: 'Rows',
    list: 'The rows of this step are answered',
    joined: 'Join each row with one of another step',
    'join.step': 'Joined step',
    'join.by': 'Column of {{name}}',
    'join.key': 'Equals the column of {{name}}',
    joinHelp: 'Each row gets the first row that matches; outputs find it at {{step}}.column',
    otherStep: 'step',
    choose: 'Choose',
    nothing: 'There is nothing to choose',
    resultHelp:
      'One result is made of what the steps answer: say under Outputs where each part stands, e.g. step.result.column or step.total',
    answerHelp:
      'What is answered is the value of the step that answers: say under Outputs where each part of it stands',
    examples: 'How steps, joins, conditions and single results are written',
    exampleSteps: 'Steps: param holds the inputs of what is called, and their values',
    exampleJoin:
      'A join, beside steps: to each row of books the row of loans whose id is its bookId; an output of it stands at loan.reader',
    exampleWhen:
      'A branch, one of the steps: where its condition holds, steps are made, else otherwise; testRule is every or some',
    exampleResult:
      'A single result has no list; its outputs stand at books.total, books.list.0.title or one.result.name',
    exampleEach:
      'A repetition: its steps are made once for each of items, which they read as item, and its number as index',
    noWrites: 'Declare under Basics first that it writes',
    ownInputs: 'Inputs',
    session: 'Session',
    userId: 'User id',
    userName: 'Login name',
    realName: 'Name',
    group: 'All roles',
    schoolId: 'School',
  },
);
