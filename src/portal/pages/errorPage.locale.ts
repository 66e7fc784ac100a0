import { defineLocale } from '../../runtime/locale/defineLocale.ts';

/** Of pages that only who goes wrong fetches. */
export const errorPageLocale = defineLocale(
  'portal.errorPage',
  {
    code403: '没有访问权限',
    text403: '当前角色不能打开此页面。',
    code403Site: '没有可以打开的系统',
    text403Site: '本网站接入的系统都没有对您开放。',
    code403Own: '请在门户中使用此页面',
    text403Own: '此页面涉及个人事项，在其他网站中登录时不能使用。请直接登录门户后打开。',
    code403File: '无法下载文件',
    text403File: '下载链接无效或已过期，请回到原页面重新下载。',
    code404File: '文件不存在',
    text404File: '文件可能已被删除，或当前账号无权查看。',
    code500: '服务暂时不可用',
    text500: '系统出现故障，请稍后重试。',
    codeerror: '无法完成操作',
    texterror: '操作未能完成，请返回后重试。',
  },
  {
    code403: 'No access',
    text403: 'Your current role may not open this page.',
    code403Site: 'No system to open',
    text403Site: 'None of the systems that this site shows is open to you.',
    code403Own: 'Use this page in the portal',
    text403Own:
      'This page is about yourself, and cannot be used where another site has logged you in. Log in to the portal and open it there.',
    code403File: 'The file cannot be downloaded',
    text403File:
      'The download link is not valid or has expired. Download the file again from the page that shows it.',
    code404File: 'File not found',
    text404File: 'The file may have been deleted, or your account may not see it.',
    code500: 'The service is not available',
    text500: 'Something went wrong here. Try again in a moment.',
    codeerror: 'This could not be done',
    texterror: 'The action did not complete. Go back and try again.',
  },
);
