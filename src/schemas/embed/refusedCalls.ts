/**
 * Calls that a login by a code of a registered site is refused, and others of the same person are not
 * (`SessionStore.may`). Written by `npm run docs:api` from what the calls say of themselves (`inEmbed`); change that.
 */
export type RefusedCall =
  | 'base/message/read.do'
  | 'base/message/remove.do'
  | 'base/message/settings/save.do'
  | 'base/scan_login/confirm_ticket.do'
  | 'base/user/password/update.do'
  | 'form/flow/delegation/remove.do'
  | 'form/flow/delegation/save.do'
  | 'interface/rest/http/open_apis/getjsApi.htm'
  | 'interface/rest/http/platform_general/getWiseduSign.htm'
  | 'interface/rest/http/util/getShortUrl.htm'
  | 'interface/restConfig/getInterfaceConfigForFactory.htm'
  | 'manager/common/getModuleCount.do'
  | 'manager/export/getInterfacesByIds.do'
  | 'manager/listView/remove.do'
  | 'manager/listView/save.do'
  | 'manager/listView/setDefault.do'
  | 'manager/userSetting/save.do';
