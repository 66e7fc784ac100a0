import { resourceKinds } from '../../src/schemas/kinds.ts';

/**
 * Every route that answers without a token, reviewed as one list. A route that is neither here nor declared with an
 * action does not boot. Static files of the portal come through the one `GET /*`.
 */
export const publicRoutes: ReadonlySet<string> = new Set([
  'GET /healthz',
  'GET /readyz',
  'GET /config.json',
  'GET /sandbox.html',
  // Leads to a path of this portal, which asks who is there by itself.
  'GET /s/:code',
  // What an editor completes documents by: the language, nothing of what is kept here.
  'GET /schemas/index.json',
  ...resourceKinds.map((kind) => `GET /schemas/${kind}.json`),
  // An answer from outside to a flow, by a token of its own.
  'GET /api/form/flow/callback.do',
  'POST /api/form/flow/callback.do',
  'GET /*',
  'POST /api/base/login/login.do',
  'POST /api/base/login/skipLogin.do',
  'POST /api/base/login/sendCode.do',
  'POST /api/base/login/messageLogin.do',
  'POST /api/base/login/register.do',
  'POST /api/base/user/password/reset.do',
  'POST /api/base/scan_login/generate_ticket.do',
  'POST /api/base/scan_login/check_ticket.do',
  'POST /api/base/container/info.do',
  'POST /api/interface/rest/http/campus_state/getAllI18NList.htm',
  'POST /api/interface/rest/http/platform_general/getLoginInfoCommon.htm',
  // What a paper says of itself, to whoever holds it, by a code that is sealed.
  'POST /api/form/flow/verifyPrint.do',
  'POST /api/manager/sdkOpen/code.do',
  'POST /api/manager/sdkOpen/recognise.do',
  'POST /api/manager/sdkOpen/verifyWithoutToken.do',
  // Tells the frames of a registered site that it is off, and nothing else.
  'GET /api/manager/sdkOpen/watch',
]);
