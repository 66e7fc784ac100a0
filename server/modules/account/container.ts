import type { Kysely } from 'kysely';
import type { ContainerInfo } from '../../../src/schemas/wire/project.ts';
import type { Database } from '../../db/database.ts';
import { isRecord } from '../../envelope/envelope.ts';
import { readSetting } from '../../db/settings.ts';
import { findColleges } from './repository.ts';

/** The container info as it is kept: what it says in English stands beside it, where something is. */
export interface KeptContainer extends ContainerInfo {
  readonly english?: { readonly title?: string; readonly homeTitle?: string; readonly emptyText?: string };
}

/** The container of a deployment that has set nothing. */
function defaultContainer(title: string, casUrl: string | undefined): ContainerInfo {
  return {
    containerTheme: {},
    options: {
      title,
      loginType: ['form'],
      skipHome: true,
      isEnableScan: false,
      isEnableMessageLogin: false,
      isEnableForgetPassword: false,
      isEnablePhoneForm: false,
      logoutOnBrowserClose: false,
      initRole: true,
      ...(casUrl === undefined ? {} : { casLoginUrl: `${casUrl}/login`, casLogoutUrl: `${casUrl}/logout` }),
      home: { oneAutoOpen: false, enableChangePassword: true },
    },
    filePrefix: '/files/',
    mgrUrl: '',
  };
}

/** The stored value over the default one, member by member; lists replace each other. */
function overlay(base: unknown, stored: unknown): unknown {
  if (!isRecord(base) || !isRecord(stored)) return stored === undefined ? base : stored;
  const names = new Set([...Object.keys(base), ...Object.keys(stored)]);
  return Object.fromEntries([...names].map((name) => [name, overlay(base[name], stored[name])]));
}

/**
 * What the login and home screens look like: the setting `container` over the defaults. Where people who register have
 * to name their college, the colleges are there to choose from.
 */
export async function readContainer(
  db: Kysely<Database>,
  title: string,
  casUrl?: string,
): Promise<KeptContainer> {
  const container = overlay(
    defaultContainer(title, casUrl),
    await readSetting(db, 'container'),
  ) as KeptContainer;
  const { register } = container.options;
  if (register?.needUserInfo !== true) return container;
  const colleges = [...(await findColleges(db))];
  return { ...container, options: { ...container.options, register: { ...register, colleges } } };
}
