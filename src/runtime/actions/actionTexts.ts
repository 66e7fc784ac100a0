import type { LocalText } from '../../schemas/text.ts';

/** What a person reads when an action of the platform itself says something. */
export const actionTexts = {
  unsafeUrl: { zhCN: '不允许打开该地址', enUS: 'This address may not be opened' },
  noControl: { zhCN: '此处没有可通知的控件', enUS: 'There is no control here to tell' },
  noForm: { zhCN: '此处没有可操作的表单', enUS: 'There is no form here' },
  invalid: { zhCN: '请检查标红的字段', enUS: 'Check the fields marked in red' },
  saved: { zhCN: '保存成功', enUS: 'Saved' },
  savedBefore: {
    zhCN: '保存成功，此后填写的内容尚未保存',
    enUS: 'Saved. What you entered since is not saved yet',
  },
  unchanged: { zhCN: '没有需要保存的修改', enUS: 'There is nothing to save' },
  copied: { zhCN: '已复制', enUS: 'Copied' },
  nothingChosen: { zhCN: '请先选择记录', enUS: 'Choose records first' },
  removed: { zhCN: '删除成功', enUS: 'Deleted' },
  partlyRemoved: { zhCN: '部分记录未能删除：', enUS: 'Some records could not be deleted: ' },
} as const satisfies Record<string, LocalText>;
