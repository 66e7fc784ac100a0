/**
 * Every route that answers without a token, reviewed as one list. A route that is neither here nor declared with an
 * action does not boot. Static files of the portal come through the one `GET /*`.
 */
export const publicRoutes: ReadonlySet<string> = new Set([
  'GET /healthz',
  'GET /readyz',
  'GET /config.json',
  'GET /*',
  'POST /api/base/login/login.do',
  'POST /api/base/login/skipLogin.do',
  'POST /api/base/container/info.do',
]);
