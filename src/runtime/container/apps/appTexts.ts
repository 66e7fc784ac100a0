import type { LocalText } from '../../../schemas/text.ts';

/** What a person reads of the app around the page. `{app}` is its name, as the script calls itself. */
export const appTexts = {
  missing: {
    zhCN: '应用的脚本未能加载，请检查网络后重试',
    enUS: 'The script of the app did not come; check the network and try again',
  },
  refused: {
    zhCN: '应用拒绝了此页面的配置，请联系管理员',
    enUS: 'The app refused the configuration of this page; ask an administrator',
  },
  notReady: {
    zhCN: '应用没有响应，请稍后再试',
    enUS: 'The app does not answer; try again later',
  },
  late: { zhCN: '应用没有及时返回结果，请重试', enUS: 'The app gave no result in time; try again' },
  busy: { zhCN: '等待中的操作过多，请稍后再试', enUS: 'Too many operations are waiting; try again later' },
  unsupported: {
    zhCN: '当前版本的应用不支持此操作',
    enUS: 'This version of the app cannot do that',
  },
  cancelled: { zhCN: '操作已取消', enUS: 'Cancelled' },
  failed: { zhCN: '应用未能完成此操作', enUS: 'The app could not do that' },
  unusable: { zhCN: '应用返回的结果无法使用', enUS: 'The result of the app cannot be used' },
  recording: { zhCN: '正在录音…', enUS: 'Recording…' },
  recordingHint: {
    zhCN: '说完后点击“确定”，最长 60 秒',
    enUS: 'Confirm when you have finished; 60 seconds at most',
  },
  shareHint: {
    zhCN: '请点击右上角菜单进行分享',
    enUS: 'Share by the menu in the upper right corner',
  },
  noPlace: { zhCN: '没有可以在地图上显示的位置', enUS: 'There is no place to show on the map' },
  noVoice: { zhCN: '没有可以转换的录音', enUS: 'There is no recording to translate' },
  noApp: { zhCN: '没有指明要打开的应用', enUS: 'It is not said which app to open' },
  noOrder: { zhCN: '支付信息不完整', enUS: 'The order to be paid is incomplete' },
} as const satisfies Record<string, LocalText>;
