import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { actorOf, inRole } from '../session/actor.ts';
import type { Actor } from '../session/actor.ts';
import { registerDeclaredRoutes } from '../plugins/declaredRoutes.ts';
import type { LiveSession, SessionRole } from '../session/repository.ts';
import { refuseAccess } from './access.ts';
import type { Access } from './access.ts';

const administrator: SessionRole = {
  groupid: 'administrator',
  name: { zhCN: '系统管理员', enUS: 'Administrator' },
  isAdmin: true,
  designs: [],
};
const student: SessionRole = {
  groupid: 'student',
  name: { zhCN: '学生', enUS: 'Student' },
  isAdmin: false,
  designs: [],
};
const configurer: SessionRole = {
  ...student,
  groupid: 'configurer',
  designs: [{ system: 'school', rights: ['design'] }],
};

function session(kind: LiveSession['kind'], roles: readonly SessionRole[]): LiveSession {
  return {
    kind,
    login_type: 'form',
    issued_at: new Date(0),
    absolute_at: new Date(0),
    stale: false,
    user_id: kind === 'visitor' ? null : 'u',
    login_name: null,
    real_name: null,
    nick_name: null,
    head_image: null,
    sex: null,
    college: null,
    college_name: null,
    department: null,
    auth_version: 1,
    roles,
    share: null,
    embed: kind === 'embed' ? { appKey: 'site', scope: { systems: [], resources: [] } } : null,
    preview: kind === 'preview' ? { maker: 'u-admin', isAdmin: true, designs: [], at: null } : null,
  };
}

const actors: Readonly<Record<string, Actor>> = {
  anonymous: actorOf(undefined, 478),
  visitor: actorOf(session('visitor', []), 478),
  share: actorOf(session('share', [administrator]), 478),
  embed: actorOf(session('embed', [administrator]), 478),
  preview: actorOf(session('preview', [student]), 478),
  'no role': actorOf(session('web', []), 478),
  student: actorOf(session('web', [student, administrator]), 478),
  configurer: actorOf(session('web', [configurer, student]), 478),
  administrator: actorOf(session('web', [administrator, student]), 478),
};

/** Every kind of caller against every kind of call; what is not named is refused. */
const allowed: Readonly<Record<Access, readonly string[]>> = {
  public: Object.keys(actors).filter((name) => name !== 'preview'),
  reader: ['visitor', 'share', 'no role', 'student', 'configurer', 'administrator'],
  visitor: ['visitor', 'no role', 'student', 'configurer', 'administrator'],
  account: ['no role', 'student', 'configurer', 'administrator'],
  login: ['student', 'configurer', 'administrator'],
  designer: ['configurer', 'administrator'],
  admin: ['administrator'],
};

describe.each(Object.keys(allowed) as Access[])('a call for %s', (access) => {
  test.each(Object.keys(actors))('from %s', (name) => {
    const refused = refuseAccess(access, actors[name]!);
    if (allowed[access].includes(name)) expect(refused).toBeUndefined();
    else
      expect(refused).toMatch(
        /^(FORBIDDEN|NO_ROLE|SHARED_PAGE_ONLY|EMBED_TOKEN_REFUSED|PREVIEW_ONLY_READS)$/,
      );
  });
});

test('a preview is let in where the call says that it reads, and never as a designer', () => {
  const open = (Object.keys(allowed) as Access[]).filter(
    (access) => refuseAccess(access, actors.preview!, { inPreview: true }) === undefined,
  );
  expect(open).toEqual(['public', 'reader', 'visitor', 'account', 'login']);
});

test('an embed token is let in where the call says that it is narrowed, and never as a designer', () => {
  const open = (Object.keys(allowed) as Access[]).filter(
    (access) => refuseAccess(access, actors.embed!, { inEmbed: 'token' }) === undefined,
  );
  expect(open).toEqual(['public', 'reader', 'visitor', 'account', 'login']);
  expect(actors.embed).toMatchObject({ isAdmin: false, designs: [] });
});

test('a role is chosen among the user’s own, and rights follow it', () => {
  const chosen = inRole(actors.student!, 'administrator');
  expect(chosen).toMatchObject({ groupId: 'administrator', isAdmin: true });
  expect(inRole(chosen!, 'student')).toMatchObject({ groupId: 'student', isAdmin: false });
  expect(inRole(actors.student!, 'counsellor')).toBeUndefined();
});

describe('routes', () => {
  const boot = (method: 'GET' | 'POST', url: string, action?: string): (() => void) => {
    const app = fastify();
    registerDeclaredRoutes(app);
    const config = action === undefined ? {} : { action };
    return () => void app.route({ method, url, config, handler: () => 'x' });
  };

  test('without an action do not boot, unless they are on the public list', () => {
    expect(boot('POST', '/api/base/new.do')).toThrow('POST /api/base/new.do declares no action');
    expect(boot('POST', '/api/base/new.do', '')).toThrow('declares no action');
    expect(boot('POST', '/healthz')).toThrow('declares no action');
    expect(boot('POST', '/api/base/new.do', 'base.new')).not.toThrow();
    expect(boot('GET', '/healthz')).not.toThrow();
  });
});
