import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SessionKind } from '../../server/db/database.ts';
import type { Access } from '../../server/policy/access.ts';
import { issueSession } from '../../server/session/repository.ts';
import { tokenText } from '../../server/session/token.ts';
import type { Service } from '../../src/schemas/wire/project.ts';
import type { ApiAnswer } from '../support/apiClient.ts';
import { findCalls } from '../support/calls.ts';
import { seedPeople } from '../support/people.ts';
import {
  IN_BOUND_SESSION,
  IN_EMBED,
  IN_PREVIEW,
  NOTHING_IN_BOUND_SESSION,
} from '../support/reviewedCalls.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { envelopeParts, parts, postParts } from '../support/uploads.ts';

// Every call of the product × every kind of caller, at its door: before a record or a resource is asked about.

/** Sessions of the callers that have one: whose, and of what kind. */
const SESSIONS = {
  visitor: [null, 'visitor'],
  share: ['u-admin', 'share'],
  embed: ['u-admin', 'embed'],
  /** Logged in by a code of a registered site. */
  bound: ['u-admin', 'web'],
  noRole: ['u-nobody', 'web'],
  user: ['u-student', 'web'],
  admin: ['u-admin', 'web'],
} as const satisfies Record<string, readonly [string | null, SessionKind]>;
type Caller = 'nobody' | 'deadToken' | 'preview' | keyof typeof SESSIONS;
/** The registered site of the embed token, and of the login by a code. */
const SITE = 'site';

const all = {
  preview: 'PREVIEW_ONLY_READS',
  visitor: 'in',
  share: 'in',
  embed: 'EMBED_TOKEN_REFUSED',
  bound: 'EMBED_SESSION_REFUSED',
  noRole: 'in',
  user: 'in',
  admin: 'in',
} as const;
const needed = { nobody: 'TOKEN_MISSING', deadToken: 'TOKEN_EXPIRED', share: 'SHARED_PAGE_ONLY' } as const;
const own = { ...needed, visitor: 'FORBIDDEN' } as const;

/** What each caller meets where a call is declared for whom; `in` where the call itself is reached. */
const MATRIX: Readonly<Record<Access, Readonly<Record<Caller, string>>>> = {
  public: { nobody: 'in', deadToken: 'in', ...all, embed: 'in', bound: 'in' },
  reader: { ...all, nobody: 'TOKEN_MISSING', deadToken: 'TOKEN_EXPIRED' },
  visitor: { ...all, ...needed },
  account: { ...all, ...own },
  login: { ...all, ...own, noRole: 'NO_ROLE' },
  designer: { ...all, ...own, noRole: 'FORBIDDEN', user: 'FORBIDDEN' },
  admin: { ...all, ...own, noRole: 'FORBIDDEN', user: 'FORBIDDEN' },
};
const callers = Object.keys(MATRIX.public) as Caller[];

/** Calls that a caller makes beside those that are for them. */
const BESIDE: Readonly<Partial<Record<Caller, readonly ReadonlySet<string>[]>>> = {
  preview: [IN_PREVIEW],
  embed: [IN_EMBED],
  bound: [IN_EMBED, IN_BOUND_SESSION, NOTHING_IN_BOUND_SESSION],
};

/** Who may make which call: reviewed as one list, beside what each module declares. */
const REVIEWED: Readonly<Record<Access, readonly string[]>> = {
  public: [
    '/api/base/container/info.do',
    '/api/base/login/login.do',
    '/api/base/login/messageLogin.do',
    '/api/base/login/register.do',
    '/api/base/login/sendCode.do',
    '/api/base/login/skipLogin.do',
    '/api/base/scan_login/check_ticket.do',
    '/api/base/scan_login/generate_ticket.do',
    '/api/base/user/password/reset.do',
    '/api/form/flow/verifyPrint.do',
    '/api/interface/rest/http/campus_state/getAllI18NList.htm',
    '/api/interface/rest/http/platform_general/getLoginInfoCommon.htm',
    '/api/manager/sdkOpen/code.do',
    '/api/manager/sdkOpen/recognise.do',
    '/api/manager/sdkOpen/verifyWithoutToken.do',
  ],
  reader: [
    '/api/base/user/info.do',
    '/api/manager/apply/isPublished.do',
    '/api/manager/createSystem/initOnly.do',
    '/api/manager/createSystem/sysTypes.do',
    '/api/manager/resource/get.do',
    '/api/manager/sdkOpen/verify.do',
    '/api/manager/systemMaintenace/getSystem.do',
  ],
  visitor: [
    '/api/base/login/logout.do',
    '/api/interface/rest/http/open_apis/getjsApi.htm',
    '/api/interface/rest/http/platform_general/getWiseduSign.htm',
  ],
  account: [
    '/api/base/scan_login/confirm_ticket.do',
    '/api/base/user/password/update.do',
    '/api/form/flow/delegation/list.do',
    '/api/form/flow/delegation/remove.do',
    '/api/form/flow/delegation/save.do',
    '/api/manager/sdkOpen/token.do',
    '/api/manager/userSetting/get.do',
    '/api/manager/userSetting/save.do',
  ],
  login: [
    '/api/base/message/counts.do',
    '/api/base/message/list.do',
    '/api/base/message/read.do',
    '/api/base/message/remove.do',
    '/api/base/message/settings/get.do',
    '/api/base/message/settings/save.do',
    '/api/form/draft/get.do',
    '/api/form/draft/remove.do',
    '/api/form/draft/save.do',
    '/api/form/flow/act.do',
    '/api/form/flow/actMany.do',
    '/api/form/flow/comment.do',
    '/api/form/flow/counts.do',
    '/api/form/flow/detail.do',
    '/api/form/flow/export.do',
    '/api/form/flow/flows.do',
    '/api/form/flow/handOver.do',
    '/api/form/flow/list.do',
    '/api/form/flow/listFields.do',
    '/api/form/flow/ofRecords.do',
    '/api/form/flow/people.do',
    '/api/form/flow/preview.do',
    '/api/form/flow/print.do',
    '/api/form/flow/read.do',
    '/api/form/flow/reassign.do',
    '/api/form/flow/removeDraft.do',
    '/api/form/flow/saveDraft.do',
    '/api/form/flow/start.do',
    '/api/form/flow/startForm.do',
    '/api/form/flow/statistics.do',
    '/api/form/flow/urge.do',
    '/api/form/flow/withdraw.do',
    '/api/interface/component/getSelectorData.htm',
    '/api/interface/rest/http/:moduleCode/:interfaceUrl.htm',
    '/api/interface/rest/http/:moduleCode/add.htm',
    '/api/interface/rest/http/:moduleCode/aggregate.htm',
    '/api/interface/rest/http/:moduleCode/count.htm',
    '/api/interface/rest/http/:moduleCode/detail.htm',
    '/api/interface/rest/http/:moduleCode/exportRows.htm',
    '/api/interface/rest/http/:moduleCode/importRows.htm',
    '/api/interface/rest/http/:moduleCode/importTemplate.htm',
    '/api/interface/rest/http/:moduleCode/list.htm',
    '/api/interface/rest/http/:moduleCode/remove.htm',
    '/api/interface/rest/http/:moduleCode/update.htm',
    '/api/interface/rest/http/platform_general/getCustomConfig.htm',
    '/api/interface/rest/http/util/getShortUrl.htm',
    '/api/interface/restConfig/getInterfaceConfigForFactory.htm',
    '/api/manager/common/getModuleCount.do',
    '/api/manager/export/getInterfacesByIds.do',
    '/api/manager/job/cancel.do',
    '/api/manager/job/get.do',
    '/api/manager/job/list.do',
    '/api/manager/listView/list.do',
    '/api/manager/listView/remove.do',
    '/api/manager/listView/save.do',
    '/api/manager/listView/setDefault.do',
    '/files/link.do',
    '/files/upload',
  ],
  designer: [
    '/api/form/flow/bpmn/export.do',
    '/api/form/flow/bpmn/import.do',
    '/api/form/flow/dryRun.do',
    '/api/form/flow/organisation.do',
    '/api/interface/rest/http/platform_general/getDesignSystems.htm',
    '/api/interface/rest/http/platform_general/getDocumentTags.htm',
    '/api/interface/rest/http/platform_general/removeDocument.htm',
    '/api/interface/rest/http/platform_general/restoreRemoved.htm',
    '/api/manager/resource/check.do',
    '/api/manager/resource/export.do',
    '/api/manager/resource/impact.do',
    '/api/manager/resource/import.do',
    '/api/manager/resource/list.do',
    '/api/manager/resource/patch.do',
    '/api/manager/resource/plan.do',
    '/api/manager/resource/presence.do',
    '/api/manager/resource/preview.do',
    '/api/manager/resource/previewChoices.do',
    '/api/manager/resource/proposeForm.do',
    '/api/manager/resource/publish.do',
    '/api/manager/resource/publishAll.do',
    '/api/manager/resource/remove.do',
    '/api/manager/resource/rename.do',
    '/api/manager/resource/review.do',
    '/api/manager/resource/rollback.do',
    '/api/manager/resource/save.do',
    '/api/manager/resource/share.do',
    '/api/manager/resource/shares.do',
    '/api/manager/resource/surroundings.do',
    '/api/manager/resource/tag.do',
    '/api/manager/resource/test.do',
    '/api/manager/resource/unpublish.do',
    '/api/manager/resource/unshare.do',
    '/api/manager/resource/uses.do',
    '/api/manager/resource/versions.do',
    '/api/manager/rights/explain.do',
    '/api/manager/rights/role.do',
    '/api/manager/rights/whoMay.do',
    '/api/manager/trash/list.do',
    '/api/manager/trash/restore.do',
  ],
  admin: [
    '/api/interface/rest/http/campus_state/addI18N.htm',
    '/api/interface/rest/http/campus_state/deleteI18N.htm',
    '/api/interface/rest/http/campus_state/getI18NDetail.htm',
    '/api/interface/rest/http/campus_state/getI18NKeys.htm',
    '/api/interface/rest/http/campus_state/getI18NList.htm',
    '/api/interface/rest/http/campus_state/updateI18N.htm',
    '/api/interface/rest/http/platform_general/getEmbeddablePages.htm',
    '/api/interface/rest/http/platform_general/getEmbeddableSystems.htm',
    '/api/interface/rest/http/platform_general/getGrantableSystems.htm',
    '/api/interface/rest/http/platform_general/getInterfaceOrigins.htm',
    '/api/interface/rest/http/platform_general/makeAppKeySecret.htm',
    '/api/interface/rest/http/platform_general/tryDatabase.htm',
    '/api/interface/restConfig/getDatabaseList.htm',
    '/api/manager/credential/list.do',
    '/api/manager/credential/remove.do',
    '/api/manager/credential/save.do',
    '/api/manager/database/list.do',
    '/api/manager/database/remove.do',
    '/api/manager/database/save.do',
    '/api/manager/database/test.do',
    '/api/manager/interface/callables.do',
    '/api/manager/interface/get.do',
    '/api/manager/interface/list.do',
    '/api/manager/interface/publish.do',
    '/api/manager/interface/remove.do',
    '/api/manager/interface/save.do',
    '/api/manager/interface/test.do',
    '/api/manager/interface/unpublish.do',
    '/api/manager/project/cleanCache.do',
  ],
};

let server: TestServer;
/** No call ends a preview. */
let preview: string;
/** The addresses of all calls, and for whom each is declared. */
let calls: ReadonlyMap<string, Access>;

beforeAll(async () => {
  server = await startTestServer({ seed: seedPeople });
  calls = await findCalls(server);
  await server.db.insertInto('atrium.app_key').values({ key: SITE, name: SITE, status: 'active' }).execute();
  const admin = await server.login('admin');
  const made = await admin.call('manager', '/resource/preview.do', { role: 'student', userId: 'u-student' });
  preview = (made.result as { token: string[] }).token.join('_');
});

afterAll(() => server.close());

/** A token of its own for every call: some calls end it. */
async function tokenFor(caller: Caller): Promise<string> {
  if (caller === 'nobody') return '';
  if (caller === 'deadToken') return 'cp_0123456789';
  if (caller === 'preview') return preview;
  const [userId, kind] = SESSIONS[caller];
  const appKey = caller === 'embed' || caller === 'bound' ? SITE : undefined;
  const session = { userId, kind, loginType: 'form', authVersion: 1, ip: '127.0.0.1', device: '', appKey };
  return tokenText(await issueSession(server.db, session));
}

/** Makes a call with a parameter that none has, so that what is reached does nothing. */
async function make(address: string, caller: Caller): Promise<ApiAnswer> {
  const client = server.api.withToken(await tokenFor(caller));
  const param = { noCallHasThis: true };
  if (address === '/files/upload') return postParts(client, parts(...envelopeParts(client, param)));
  const [, service, path] = /^\/(?:api\/)?(\w+)(\/.+)$/.exec(address.replaceAll(/:\w+/g, 'none')) ?? [];
  return client.call(service === 'files' ? 'file' : (service as Service), path ?? '', param);
}

test('every call is for those for whom it was reviewed', () => {
  const declared = (access: string) => [...calls.keys()].filter((address) => calls.get(address) === access);
  const found = Object.keys(REVIEWED).map((access) => [access, declared(access).sort()]);
  expect(Object.fromEntries(found)).toEqual(REVIEWED);
  expect(Object.values(REVIEWED).flat()).toHaveLength(calls.size);
});

test.each(callers)('%s', async (caller) => {
  const met: string[] = [];
  const due: string[] = [];
  for (const [address, access] of calls) {
    const { code } = await make(address, caller);
    const isBeside = (BESIDE[caller] ?? []).some((calls) => calls.has(address));
    const expected = isBeside ? 'in' : MATRIX[access][caller];
    const refusals = Object.values(MATRIX).flatMap((row) => Object.values(row));
    met.push(`${address} ${code !== undefined && refusals.includes(code) ? code : 'in'}`);
    due.push(`${address} ${expected}`);
  }
  expect(met).toEqual(due);
});
