import { defineLocale } from '../../runtime/locale/defineLocale.ts';

/** What a parent window reads of its calls, and what a person reads of a frame that cannot work. */
export const embedLocale = defineLocale(
  'portal.embed',
  {
    unknownApi: '未找到该 [{{name}}] API, 请确认你调用的 API .',
    paramsInvalid: '{{name}} 的参数不正确',
    notLoggedIn: '尚未登录',
    busy: '同时进行的调用过多，请稍后再试',
    pageRefused: '不允许打开该地址',
    notInScope: '该地址不在 appKey 授权的系统和资源中',
    notInSystem: '跳转地址不在当前系统中',
    unsaved: '有未保存的内容，用户选择留在当前页面',
    kept: '用户选择保持当前登录',
    failed: '操作未能完成，请稍后重试',
    closed: '与父页面的连接已断开',
    notProvided: '父页面没有提供“{{name}}”',
    loginFailed: '登录失败',
  },
  {
    unknownApi: 'There is no API [{{name}}]; check the name that you call',
    paramsInvalid: 'The params of {{name}} are not valid',
    notLoggedIn: 'Nobody is logged in',
    busy: 'Too many calls are under way; try again later',
    pageRefused: 'This address may not be opened',
    notInScope: 'The address is of no system and no resource that the appKey opens',
    notInSystem: 'The jump address is not in the current system',
    unsaved: 'Something entered is not saved, and the person stays',
    kept: 'The person stays logged in as they are',
    failed: 'This could not be done. Try again later',
    closed: 'The link to the parent page is closed',
    notProvided: 'The parent page does not provide “{{name}}”',
    loginFailed: 'The login failed',
  },
);
