import type { Locale } from '../../../src/schemas/text.ts';
import type { ContainerInfo } from '../../../src/schemas/wire/project.ts';
import type { LoginResponse } from '../../../src/schemas/wire/session.ts';
import { sharedPath } from '../../session/sharedPath.ts';
import { rolesIn } from '../../session/actor.ts';
import type { LiveSession } from '../../session/repository.ts';
import type { KeptContainer } from './container.ts';
import type { DemoAccount } from './repository.ts';

/**
 * The login response of a session, in one language. A visitor's has no roles and an empty user; so has that of a share
 * link, and `redirectUrl` says what it opens.
 * @param hasInitialPassword whether the person has the password that the installation gave them
 */
export function presentLogin(
  session: LiveSession,
  token: readonly string[],
  schoolId: number,
  locale: Locale,
  hasInitialPassword: boolean,
): LoginResponse {
  return {
    userGroup: rolesIn(session).map(({ groupid, name, isAdmin, designs }) => ({
      groupid,
      groupname: name[locale],
      ...((isAdmin || designs.length > 0) && { designs: true }),
    })),
    userBaseInfo: {
      headImage: session.head_image ?? '',
      realName: session.real_name ?? '',
      nickName: session.nick_name ?? '',
      userName: session.login_name ?? '',
      userId: session.user_id ?? '',
      sex: session.sex ?? '',
      college: session.college ?? '',
      collegeName: session.college_name ?? '',
    },
    userLoginInfo: {
      loginName: session.login_name ?? '',
      loginTime: session.issued_at.toISOString(),
      loginType: session.login_type,
      ...(hasInitialPassword && { initialPassword: true }),
    },
    schoolInfo: { schoolId },
    token: [...token],
    redirectUrl: session.share === null ? '' : sharedPath(session.share),
  };
}

/** The container info in one language, with the demo accounts where they may log in from this address. */
export function presentContainer(
  { english = {}, ...kept }: KeptContainer,
  demoAccounts: readonly DemoAccount[],
  locale: Locale,
): ContainerInfo {
  const container = locale === 'enUS' ? inEnglish(kept, english) : kept;
  if (demoAccounts.length === 0) return container;
  return {
    ...container,
    demoAccounts: demoAccounts.map(({ login_name, role }) => ({
      loginName: login_name,
      roleName: role?.[locale] ?? '',
    })),
  };
}

function inEnglish(
  container: ContainerInfo,
  { title, homeTitle, emptyText }: NonNullable<KeptContainer['english']>,
): ContainerInfo {
  const { options } = container;
  return {
    ...container,
    options: {
      ...options,
      ...(title === undefined ? {} : { title }),
      home: {
        ...options.home,
        ...(homeTitle === undefined ? {} : { title: homeTitle }),
        ...(emptyText === undefined ? {} : { emptyText }),
      },
    },
  };
}
