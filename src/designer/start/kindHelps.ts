import type { DocumentKind } from '../../schemas/documents/index.ts';
import type { LocalText } from '../../schemas/text.ts';

/** What each kind that can be begun is for, in a sentence. */
export const kindHelps: Readonly<Partial<Record<DocumentKind, LocalText>>> = {
  form: {
    zhCN: '收集和保存数据：字段、规则、谁能看改，发布时建好数据表',
    enUS: 'Collects and keeps data: fields, rules, who sees and changes what; publishing makes its table',
  },
  flow: {
    zhCN: '表单提交后由谁审批、办理、抄送，按什么条件走哪条路',
    enUS: 'Who decides, handles and reads a form once it is submitted, and which way it takes',
  },
  mgrList: {
    zhCN: '展示一个表单的记录：列、筛选、视图和按钮',
    enUS: 'Shows the records of a form: columns, filters, views and buttons',
  },
  mgrForm: {
    zhCN: '用另一种样子填写同一个表单：字段更少、排列不同',
    enUS: 'Another face of a form: fewer fields, arranged otherwise',
  },
  mgr: {
    zhCN: '把一个列表和打开记录的表单合成一个页面',
    enUS: 'A list and the forms that open its records, as one page',
  },
  app: {
    zhCN: '自由排布的页面：文字、图表、列表和表单都可以放',
    enUS: 'A freely arranged page of texts, charts, lists and forms',
  },
  appMobile: { zhCN: '给手机用的页面', enUS: 'A page for phones' },
  control: {
    zhCN: '做一次、在多个页面重复使用的一块内容',
    enUS: 'A block that is made once and used in several pages',
  },
  condition: {
    zhCN: '起了名字、可在多处引用的判断条件',
    enUS: 'A rule with a name that several places go by',
  },
  system: {
    zhCN: '一个完整的应用：菜单、角色权限和外观',
    enUS: 'A whole application: menus, what roles may do, and how it looks',
  },
};
