import type { LocalText } from '../../src/schemas/text.ts';

/**
 * What is wrong with single inputs, by code, as an answer's `errors` say it. `{n}` in a message is replaced by the limit of the input.
 */
export const inputErrorTexts = {
  REQUIRED: { zhCN: '必填', enUS: 'Required' },
  NOBODY_FOUND: { zhCN: '该步骤找不到处理人', enUS: 'Nobody was found for this step' },
  PICK_REQUIRED: { zhCN: '请选择处理人', enUS: 'Please choose who handles it' },
  PERSON_INVALID: { zhCN: '所选人员不可用', enUS: 'This person cannot be chosen' },
  PERSON_REPEATED: { zhCN: '所选人员已在该步骤中', enUS: 'This person is part of the step already' },
  RETURN_TARGET_INVALID: { zhCN: '不能退回或跳转到该步骤', enUS: 'It cannot go to this step' },
  COMMENT_REQUIRED: { zhCN: '请填写意见', enUS: 'Please write a comment' },
  ATTACHMENT_REQUIRED: { zhCN: '请上传附件', enUS: 'Please attach a file' },
  SIGNATURE_REQUIRED: { zhCN: '请签名', enUS: 'Please sign' },
  KEY_FORBIDDEN: { zhCN: '不允许使用该字段名', enUS: 'No field may have this name' },
  BODY_TOO_DEEP: { zhCN: '嵌套过深', enUS: 'Nested too deeply' },
  DUPLICATE_KEY: { zhCN: '字段名重复', enUS: 'The field stands here twice' },
  TEXT_INVALID: { zhCN: '含有不允许的字符', enUS: 'Holds characters that are not allowed' },
  UNKNOWN_FIELD: { zhCN: '未知字段', enUS: 'Unknown field' },
  SERVER_OWNED_FIELD: { zhCN: '该字段由系统维护，不能提交', enUS: 'The server owns this field' },
  COMPUTED_FIELD: {
    zhCN: '该字段由系统计算，不能填写其他值',
    enUS: 'The field is computed and takes no other value',
  },
  READ_ONLY_FIELD: { zhCN: '该字段为只读，不能修改', enUS: 'The field is read-only and cannot be changed' },
  REPEATED_VALUE: { zhCN: '与前面的一行重复', enUS: 'A row before has the same value' },
  STANDS_ABOVE: {
    zhCN: '上级关系成环：它的上级最终又是它自己',
    enUS: 'What stands above it leads back to it',
  },
  REPEATED: { zhCN: '同一项不能选择两次', enUS: 'The same entry cannot be chosen twice' },
  FIELD_FORBIDDEN: {
    zhCN: '当前角色没有该字段的权限',
    enUS: 'The current role is not allowed to use this field',
  },
  TYPE_WRONG: { zhCN: '类型不正确', enUS: 'Wrong type' },
  VALUE_INVALID: { zhCN: '取值不正确', enUS: 'The value is not valid' },
  FORMAT_INVALID: { zhCN: '格式不正确', enUS: 'The format is not valid' },
  TOO_SHORT: { zhCN: '长度不能少于 {n}', enUS: 'Must have at least {n} characters' },
  TOO_LONG: { zhCN: '长度不能超过 {n}', enUS: 'Must have at most {n} characters' },
  RECORD_TOO_BIG: {
    zhCN: '这条记录填写的字段过多，数据库的一行存不下；请清空一些字段',
    enUS: 'The record fills more fields than a row of the database holds; empty some of them',
  },
  TOO_SMALL: { zhCN: '不能小于 {n}', enUS: 'Must be at least {n}' },
  TOO_BIG: { zhCN: '不能大于 {n}', enUS: 'Must be at most {n}' },
  TOO_PRECISE: { zhCN: '最多 {n} 位小数', enUS: 'At most {n} decimals' },
  TOO_LARGE: { zhCN: '内容不能超过 {n} KiB', enUS: 'Must be at most {n} KiB' },
  TOO_FEW: { zhCN: '至少需要 {n} 项', enUS: 'Add at least {n}' },
  TOO_MANY: { zhCN: '最多 {n} 项', enUS: 'Takes at most {n} entries' },
  PASSWORD_COMMON: {
    zhCN: '该密码太常见，容易被猜到，请换一个',
    enUS: 'This password is too common and easily guessed; choose another one',
  },
  NOT_UNIQUE: { zhCN: '该值已存在', enUS: 'The value exists already' },
  RENAME_SHARED: {
    zhCN: '条件“{n}”以同一名称也用于其他文档的内容，请先为它们各建一个条件',
    enUS: 'The condition "{n}" means something else by the same name elsewhere; give each its own condition first',
  },
  OPTIONS_UNREAD: {
    zhCN: '暂时无法读取它的选项，不能核对所选的值，请稍后重试',
    enUS: 'Its options cannot be read now to check what was chosen; try again later',
  },
  ANNOUNCED: {
    zhCN: '公告已发布，不能再修改或删除',
    enUS: 'The announcement has gone out and stays as it is',
  },
  NOT_APPLICABLE: {
    zhCN: '这条记录不适用此项，请留空',
    enUS: 'Does not apply to this record; leave it empty',
  },
  ROLE_ADMINISTERS: {
    zhCN: '系统管理员角色可以设计全部系统，不需要设计权限',
    enUS: 'Administrators design every system; their role needs no design right',
  },
  UNKNOWN_OPTION: { zhCN: '不是可选项', enUS: 'Not one of the options' },
  UNKNOWN_OPERATOR: { zhCN: '未知或不适用的判断方式', enUS: 'Unknown operator, or one that does not fit' },
  NOT_FOUND: { zhCN: '不存在', enUS: 'Does not exist' },
  ENDS_FIRST: { zhCN: '结束时间须晚于开始时间', enUS: 'Has to end after it begins' },
  IS_PAST: { zhCN: '须晚于现在', enUS: 'Has to be later than now' },
  STANDS_IN_FOR_SELF: { zhCN: '不能委托给本人', enUS: 'Nobody stands in for themselves' },
  SHEET_UNREADABLE: {
    zhCN: '无法读取该文件的内容，它不是表格或已损坏。请用 Excel 或 WPS 打开，另存为 XLSX 后重试',
    enUS: 'The file is no sheet, or is damaged. Open it in a spreadsheet program, save it as XLSX and try again',
  },
  SHEET_UNKNOWN: {
    zhCN: '文件中没有这个名称的工作表',
    enUS: 'The file has no sheet of this name',
  },
  SHEET_HEADING: {
    zhCN: '该行没有内容，不能作为列名行',
    enUS: 'There is nothing in this row to take as titles',
  },
  SHEET_CELL: {
    zhCN: '无法读取该单元格，它所写的类型与内容不符。请在表格中改正或清空',
    enUS: 'The cell cannot be read: what it holds is not of the type that it declares. Mend or empty it',
  },
  SHEET_NO_VALUE: {
    zhCN: '公式还没有算出结果。请用 Excel 或 WPS 打开文件并保存，或将公式改为值',
    enUS: 'The formula has no result yet: open the file in a spreadsheet program and save it, or write the value',
  },
  SHEET_DIGITS: {
    zhCN: '数字有 16 位或更多，表格只保留 15 位，其后的数字已经丢失。请将该列设为文本格式，重新填写完整',
    enUS: 'The number has 16 digits or more, and the digits beyond 15 are lost in the sheet. Make the column text and write it anew',
  },
  SHEET_SCIENTIFIC: {
    zhCN: '长数字被写成了科学计数法，只剩前几位，其余已经丢失。请将该列设为文本格式，重新填写完整',
    enUS: 'A long number became scientific notation, and its other digits are lost in the sheet. Make the column text and write it anew',
  },
  SHEET_IS_PICTURE: {
    zhCN: '这是一张图片，不是表格（改扩展名不会转换内容）。请选择 XLSX 或 CSV 文件',
    enUS: 'This is a picture, whatever its name ends with. Please choose an XLSX or CSV file',
  },
  SHEET_IS_PDF: {
    zhCN: '这是 PDF 文件，不是表格。请用原来的表格文件，另存为 XLSX 后重试',
    enUS: 'This is a PDF. Please take the sheet that it was made from and save it as XLSX',
  },
  SHEET_IS_OTHER_DOCUMENT: {
    zhCN: '这是文档、演示文稿或压缩包，不是表格。请选择 XLSX 或 CSV 文件',
    enUS: 'This is a text document, slides or an archive, no sheet. Please choose an XLSX or CSV file',
  },
  SHEET_IS_TEXT: {
    zhCN: '这个文件虽以 Excel 的扩展名命名，内容却不是工作簿。请用 Excel 或 WPS 打开，另存为 XLSX 后重试',
    enUS: 'The name is that of a workbook, the content is not. Open it in a spreadsheet program, save it as XLSX and try again',
  },
  SHEET_OLD_FORMAT: {
    zhCN: '不支持旧版工作簿（XLS）。请用 Excel 或 WPS 打开，另存为 XLSX 后重试',
    enUS: 'Old workbooks (XLS) are not supported. Open it in a spreadsheet program, save it as XLSX and try again',
  },
  SHEET_ENCRYPTED: {
    zhCN: '工作簿有打开密码。请用 Excel 或 WPS 打开，去掉密码另存为 XLSX 后重试',
    enUS: 'The workbook has a password. Open it in a spreadsheet program, save it as XLSX without one and try again',
  },
  SHEET_IS_ODS: {
    zhCN: '不支持 OpenDocument 表格（ODS）。请用 LibreOffice、WPS 或 Excel 打开，另存为 XLSX 后重试',
    enUS: 'OpenDocument sheets (ODS) are not supported. Open it in a spreadsheet program, save it as XLSX and try again',
  },
  SHEET_IS_XLSB: {
    zhCN: '不支持二进制工作簿（XLSB）。请用 Excel 或 WPS 打开，另存为 XLSX 后重试',
    enUS: 'Binary workbooks (XLSB) are not supported. Open it in a spreadsheet program, save it as XLSX and try again',
  },
  SHEET_TOO_LARGE: {
    zhCN: '文件超出上限（{n} 行、256 列、20 MiB），或解压后的内容过多；请去掉多余的图片和格式，或拆成几个文件分别导入',
    enUS: 'The file goes beyond {n} rows, 256 columns or 20 MiB, or unpacks to too much. Take out pictures and formats, or split it',
  },
  SHEET_TOO_WIDE: {
    zhCN: '表格超过 256 列，请删去不需要的列，或拆成几个表格',
    enUS: 'The sheet has more than 256 columns. Take out those that are not needed, or split it',
  },
  SHEET_ENCODING: {
    zhCN: '无法识别该文件的文字编码，其中的文字会变成乱码。请用 Excel 或 WPS 打开，另存为 XLSX 或“CSV UTF-8”后重试',
    enUS: 'How the file writes its letters is not known, they would come out as garbage. Save it as XLSX or as CSV in UTF-8 and try again',
  },
  SHEET_QUOTES: {
    zhCN: '第 {n} 行的引号不成对，其后的内容会混入同一单元格。请补上或去掉引号（内容中的引号应写成两个），或另存为 XLSX 后重试',
    enUS: 'The quotation marks of row {n} are no pair, so what follows would end up in one cell. Mend them (within a cell they are written twice), or save the file as XLSX, and try again',
  },
  SHEET_EMPTY: {
    zhCN: '文件中没有数据。应有一行列名，其下为数据',
    enUS: 'There is no data in the file. It takes a row of titles and the data below',
  },
  SHEET_ERROR: {
    zhCN: '单元格是公式错误 {n}，请改正公式或改为值',
    enUS: 'The cell holds the error {n} of a formula: mend the formula, or write the value',
  },
  TOO_MANY_CELLS: {
    zhCN: '该行的单元格多于列名（共 {n} 列），内容可能错位。含分隔符的内容请加引号',
    enUS: 'The row has more cells than there are titles ({n}), so its content may stand in wrong columns. Quote cells that hold the delimiter',
  },
  SQL_SYNTAX: { zhCN: 'SQL 在 {n}（行:列）处有语法错误', enUS: 'The SQL is not right at {n} (line:column)' },
  SQL_ONE_STATEMENT: {
    zhCN: '只能是一条 SELECT，或一条 INSERT、UPDATE、DELETE 语句',
    enUS: 'This has to be one SELECT, or one INSERT, UPDATE or DELETE',
  },
  SQL_FORBIDDEN: { zhCN: '接口的 SQL 不允许使用 {n}', enUS: 'The SQL of an interface may not use {n}' },
  SQL_UNKNOWN_COLUMN: {
    zhCN: '{n} 不是该语句所查的表、视图或子查询中的列。请核对列名，或为子查询的列用 AS 命名',
    enUS: '{n} is no column of a table, view or query in this statement. Look at its name, or name columns of queries by AS',
  },
  SQL_TOO_COMPLEX: { zhCN: 'SQL 过长或嵌套过深', enUS: 'The SQL is too long, or nested too deeply' },
  SQL_WHERE_MISSING: {
    zhCN: 'UPDATE 和 DELETE 必须有 WHERE 条件',
    enUS: 'UPDATE and DELETE need a WHERE',
  },
  WRITES_UNDECLARED: {
    zhCN: '这里会写入数据，但接口未声明写入',
    enUS: 'This writes, and the interface does not declare it',
  },
  WRITES_NOTHING: {
    zhCN: '接口声明了写入，但只读取数据',
    enUS: 'The interface declares that it writes, and only reads',
  },
  RETURNING_MISSING: {
    zhCN: '语句没有 RETURNING，不返回任何列：请写上 RETURNING，或删除输出',
    enUS: 'Without RETURNING the statement answers no columns: add it, or remove the outputs',
  },
  WRITES_BY_POST: {
    zhCN: '写入数据的接口只能用 POST 调用',
    enUS: 'What writes is called by POST',
  },
  WRITES_NOT_GRANTED: {
    zhCN: '该数据库不允许接口写入',
    enUS: 'Interfaces are not allowed to write to this database',
  },
  PATH_PLAIN: {
    zhCN: '路径不能含 //、..、?、#、\\、空格和不成对的大括号；参数写在“地址参数”中，{名称} 引用输入',
    enUS: 'A path holds no //, .., ?, #, \\, blank or single brace; parameters have a table of their own, and {name} is an input',
  },
  UNKNOWN_CALL_INPUT: {
    zhCN: '所调用的没有这个输入，它的输入有：{n}',
    enUS: 'What is called has no such input; it takes: {n}',
  },
  NO_CALL_INPUTS: { zhCN: '所调用的没有输入', enUS: 'What is called takes no inputs' },
  UNKNOWN_PLACEHOLDER: {
    zhCN: '产品原文没有这样的占位符，可用的有：{n}',
    enUS: 'The text of the product has no such placeholder; it has {n}',
  },
  NO_PLACEHOLDERS: {
    zhCN: '产品原文没有占位符，双花括号会原样显示',
    enUS: 'The text of the product has no placeholders: double braces would be shown as they are',
  },
  UNKNOWN_NAME: {
    zhCN: '没有名为 {n} 的值：输入写作 inputs.名称，步骤写作 steps.名称，设置的值写作 values.名称，重复的当前项写作 item',
    enUS: 'There is no value named {n}: inputs are written inputs.name, steps steps.name, what was set values.name, the element that is repeated for item',
  },
  UNKNOWN_STEP_COLUMN: {
    zhCN: '该步骤没有这一列，它的列有：{n}',
    enUS: 'The step has no such column; it has: {n}',
  },
  NO_LIST_STEP: {
    zhCN: '没有名为 {n}、返回列表的步骤',
    enUS: 'There is no step named {n} that answers a list',
  },
  JOIN_SELF: {
    zhCN: '要合并的步骤不能是列表步骤自身',
    enUS: 'The step that is joined has to be another than the list',
  },
  LOGIN_NAME_TAKEN: {
    zhCN: '该登录名已被使用，请换一个',
    enUS: 'This login name is taken; choose another one',
  },
  JOIN_NAMED_AS_COLUMN: {
    zhCN: '列表已有名为 {n} 的列，请给要合并的步骤换一个名称',
    enUS: 'The list has a column named {n}; give the step that is joined another name',
  },
  LIST_OF_RESULT: {
    zhCN: '返回单个结果时不能有；各输出写明“在行中的位置”，例如 {n}',
    enUS: 'A single result has none; its outputs say where they stand, e.g. {n}',
  },
  UNKNOWN_CALL: {
    zhCN: '没有已发布的接口或表单“{n}”',
    enUS: 'There is no published interface or form {n}',
  },
  STEP_MEMBER: {
    zhCN: '步骤 {n} 的行在 list 中，单个结果在 result 中，总数在 total 中，例如 {{steps.{n}.list[0].id}}',
    enUS: 'What step {n} answers stands in list (rows), result and total, e.g. {{steps.{n}.list[0].id}}',
  },
  STEP_IS_LIST: {
    zhCN: '步骤 {n} 返回列表，没有 result',
    enUS: 'Step {n} answers a list, and has no result',
  },
  STEP_IS_RESULT: {
    zhCN: '步骤 {n} 返回单个结果，没有 list 和 total',
    enUS: 'Step {n} answers one result, and has neither list nor total',
  },
  OUTPUT_PATH: {
    zhCN: '请写成以点分隔的位置：步骤的行在 list 中，单个结果在 result 中，例如 {n}.list.0.id、{n}.result.name、{n}.total',
    enUS: 'Write the place with dots: rows of a step stand in list, one result in result, e.g. {n}.list.0.id, {n}.result.name, {n}.total',
  },
  UNKNOWN_STEP: {
    zhCN: '此前没有名为 {n} 的步骤',
    enUS: 'There is no step named {n} before this',
  },
  STEP_WRITES: {
    zhCN: '步骤只能调用读取数据的接口；写入表单数据请用“保存”或“删除”步骤',
    enUS: 'A step may only call what reads; records are written by steps that save or remove',
  },
  STEPS_TOO_DEEP: { zhCN: '步骤最多嵌套 {n} 层', enUS: 'Steps may stand in each other {n} deep at most' },
  STEP_FIELD: {
    zhCN: '该表单没有可以写入的这个字段，可以写入的有：{n}',
    enUS: 'The form has no such field that may be written; it has: {n}',
  },
  UNKNOWN_CONDITION: { zhCN: '没有已发布的条件“{n}”', enUS: 'There is no published condition {n}' },
  STEP_COMPOSED: {
    zhCN: '步骤不能调用组合接口',
    enUS: 'A step may not call a composed interface',
  },
  UNKNOWN_INPUT: { zhCN: '没有名为 {n} 的输入', enUS: 'There is no input named {n}' },
  NEWER_BUNDLE: {
    zhCN: '此包由更新版本的平台导出（格式 {n}），本平台还不能读取：请先升级，再导入',
    enUS: 'A newer release has exported this bundle (format {n}), which this one cannot read; upgrade before you import it',
  },
  NAME_RESERVED: { zhCN: '该名称由系统保留', enUS: 'The name is kept for the platform' },
  UNKNOWN_COLUMN: { zhCN: '文件中没有该列', enUS: 'The file has no such column' },
} as const satisfies Record<string, LocalText>;

/** A stable code of what is wrong with one input. */
export type InputErrorCode = keyof typeof inputErrorTexts;
