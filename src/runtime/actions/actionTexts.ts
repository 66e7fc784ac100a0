import type { LocalText } from '../../schemas/text.ts';

/** What a person reads when an action of the platform itself says something. */
export const actionTexts = {
  unknown: { zhCN: '没有名为“{name}”的操作', enUS: 'There is no action "{name}"' },
  failed: { zhCN: '操作未能完成，请稍后重试', enUS: 'This could not be done. Try again later' },
  misconfigured: {
    zhCN: '此操作的配置有误，请联系页面的配置人员',
    enUS: 'This action is set up wrongly; tell whoever configures the page',
  },
  unsafeUrl: { zhCN: '不允许打开该地址', enUS: 'This address may not be opened' },
  notInSystem: { zhCN: '跳转地址不在当前系统中', enUS: 'The jump address is not in the current system' },
  originNotRegistered: {
    zhCN: '目标站点未登记，链接不附带登录信息',
    enUS: 'The site of the link is not registered, so the link says nothing of the login',
  },
  noEvent: { zhCN: '页面没有声明该事件', enUS: 'The page declares no such event' },
  wrongVariable: {
    zhCN: '变量“{name}”不能取这个值：类型不符',
    enUS: 'The variable “{name}” cannot take this value: it is of another type',
  },
  noTask: { zhCN: '没有指明流程或待办', enUS: 'It is not said which flow or task is meant' },
  noFile: { zhCN: '没有可下载的文件', enUS: 'There is no file to download' },
  noSheet: { zhCN: '此处没有可打印的内容', enUS: 'There is nothing to print here' },
  exporting: { zhCN: '正在导出', enUS: 'Exporting' },
  exported: { zhCN: '导出完成，文件已下载', enUS: 'Exported, and the file was downloaded' },
  bulkTitle: { zhCN: '批量处理', enUS: 'Bulk action' },
  interrupted: { zhCN: '处理被中断', enUS: 'It was interrupted' },
  tooManyItems: { zhCN: '一次最多处理 {n} 项', enUS: 'At most {n} at once' },
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
  removing: { zhCN: '批量删除', enUS: 'Delete records' },
  nth: { zhCN: '第 {n} 条', enUS: 'Record {n}' },
  notThere: {
    zhCN: '该记录已被删除，或您无权删除',
    enUS: 'This record has been deleted already, or you may not delete it',
  },
} as const satisfies Record<string, LocalText>;
