import type { FastifyInstance } from 'fastify';
import { defineCall } from '../../call/defineCall.ts';
import { addressKey } from '../../limits/addressKey.ts';
import { loginBuckets } from '../../limits/loginLimit.ts';
import { take } from '../account/index.ts';
import { titled } from '../../../src/schemas/text.ts';
import { makeCode, makeSecret } from './codes.ts';
import { listEmbeddable } from './embeddable.ts';
import { recognise } from './recogniser.ts';
import { CodeParam, MakeSecretParam, NoParam, RecogniseParam, TokenParam, VerifyParam } from './schema.ts';
import { guessingKey, verifySite } from './sites.ts';
import { makeToken } from './tokens.ts';
import { registerWatch } from './watch.ts';

/** Calls for pages that embed the platform, for their servers, and for whoever registers them. */
export function registerSdkOpen(app: FastifyInstance): void {
  registerVerifying(app);
  registerEntering(app);
  registerRegistering(app);
  registerWatch(app);
}

/** Tries are counted by address, so that keys and sites are not found out by asking; frames of a registered site take none. */
function registerVerifying(app: FastifyInstance): void {
  for (const [path, access] of [
    ['/sdkOpen/verify.do', 'reader'],
    ['/sdkOpen/verifyWithoutToken.do', 'public'],
  ] as const) {
    defineCall(app, {
      service: 'manager',
      path,
      action: 'sdkOpen.verify',
      about:
        'Tells whether a page that embeds the platform is a registered site, and what it may embed. Only invalid ones count against the tries of an address.',
      answers: { result: '`{ isValid, scope? }`; `scope` is `{ systems, resources }`, of a valid one' },
      access,
      inEmbed: 'token',
      param: VerifyParam,
      handler: async (ctx) => {
        const result = await verifySite(ctx, ctx.param);
        // A whole campus may open frames behind one address, whoever else guesses there.
        if (!result.isValid)
          await take(ctx, { key: guessingKey(addressKey(ctx.ip)), bucket: loginBuckets.visitor });
        return { result };
      },
    });
  }
  defineCall(app, {
    service: 'manager',
    path: '/sdkOpen/recognise.do',
    action: 'sdkOpen.recognise',
    about: 'Tells whether a message carries the recogniser of the deployment; never, where none is set.',
    answers: { result: '`{ isValid }`' },
    access: 'public',
    param: RecogniseParam,
    handler: async (ctx) => ({ result: await recognise(ctx, ctx.param) }),
  });
}

function registerEntering(app: FastifyInstance): void {
  defineCall(app, {
    service: 'manager',
    path: '/sdkOpen/token.do',
    action: 'sdkOpen.token',
    about:
      'Makes an embed token for a registered site: for 30 minutes, with the rights of the caller within the systems and resources of the appKey. Of one session the latest 20 are good.',
    answers: { result: '`{ token, expiresAt }`; `token` in parts, as in the login response' },
    access: 'account',
    writes: true,
    inEmbed: 'session',
    param: TokenParam,
    handler: async (ctx) => ({ result: await makeToken(ctx) }),
  });
  defineCall(app, {
    service: 'manager',
    path: '/sdkOpen/code.do',
    action: 'sdkOpen.code',
    about:
      'Gives the server of a registered site a code that logs somebody in, by the secret of its appKey: `skipLogin.do` takes it once with `platform` `embed`.',
    answers: { result: '`{ code, expiresIn }`, `expiresIn` in seconds' },
    codes: ['EMBED_CODE_REFUSED'],
    access: 'public',
    writes: true,
    transaction: 'own',
    param: CodeParam,
    handler: async (ctx) => ({ result: await makeCode(ctx) }),
  });
}

/** Behind the list and form of registered sites. */
function registerRegistering(app: FastifyInstance): void {
  for (const [name, isSystem, about] of [
    [
      'getEmbeddableSystems',
      true,
      'Lists the published systems that an appKey can open to pages that embed.',
    ],
    [
      'getEmbeddablePages',
      false,
      'Lists the published pages and flows that an appKey can open by themselves.',
    ],
  ] as const) {
    defineCall(app, {
      service: 'interface',
      path: `/rest/http/platform_general/${name}.htm`,
      action: 'appKey.embeddable',
      about,
      answers: { list: isSystem ? '`{ id, name }`' : '`{ id, name }`, `id` as `kind/id`' },
      access: 'admin',
      param: NoParam,
      handler: async ({ db, locale }) => {
        const all = await listEmbeddable(db);
        const list = all
          .filter(({ kind }) => (kind === 'system') === isSystem)
          .map(({ kind, id, title }) => ({
            id: isSystem ? id : `${kind}/${id}`,
            name: titled(title[locale], isSystem ? id : `${kind}/${id}`, locale),
          }));
        return { list, total: list.length };
      },
    });
  }
  defineCall(app, {
    service: 'interface',
    path: '/rest/http/platform_general/makeAppKeySecret.htm',
    action: 'appKey.makeSecret',
    about: 'Makes the secret of an appKey anew, by which the server of the site asks for login codes.',
    answers: { result: '`{ secret }`, told this once' },
    codes: ['NOT_FOUND'],
    access: 'admin',
    writes: true,
    param: MakeSecretParam,
    handler: async (ctx) => ({ result: await makeSecret(ctx) }),
  });
}
