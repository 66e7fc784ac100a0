import type { LocalText } from '../../schemas/text.ts';

/** What a test says beside the reasons of the inspector. */
export const words = {
  undecided: (name: string): LocalText => ({
    zhCN: `无法判断：取决于“${name}”，测试中没有这项数据`,
    enUS: `Undecided: it hangs on “${name}”, of which the test has no data`,
  }),
  noPart: { zhCN: '文档中没有这个部分', enUS: 'The document has no such part' },
  noMember: { zhCN: '这个部分没有这一项', enUS: 'The part has nothing of the kind' },
  notPlaced: { zhCN: '布局中没有放这个字段', enUS: 'The layout does not place the field' },
  given: { zhCN: '测试中填写的值或默认值', enUS: 'What the test fills in, or the default' },
  emptied: { zhCN: '隐藏时会清空', enUS: 'Emptied while it is hidden' },
  sound: { zhCN: '没有违反任何校验规则', enUS: 'It breaks none of its rules' },
  noTime: { zhCN: '测试的时间无法识别', enUS: 'The time of the test is none' },
  noForm: { zhCN: '所用的表单不存在', enUS: 'The form that it is about is not there' },
  noPerson: { zhCN: '测试中的用户不存在', enUS: 'There is no such user as the test names' },
  otherRole: {
    zhCN: '测试中的用户没有这个角色',
    enUS: 'The user whom the test names does not have the role',
  },
  restless: (title: LocalText): LocalText => ({
    zhCN: `无法稳定：“${title.zhCN}”的值随它自己决定的显示而变，每算一次都不同`,
    enUS: `It never settles: the value of “${title.enUS}” changes with what it shows itself, each time it is computed`,
  }),
  tooLong: {
    zhCN: '测试用时过长，已停止：规则之间可能互相触发',
    enUS: 'Stopped: the test takes too long; rules may set each other off',
  },
  notRun: {
    zhCN: '前面的测试用时过长，没有运行这一项',
    enUS: 'Not run: the tests before it took too long',
  },
} as const;
