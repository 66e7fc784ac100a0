import * as types from '../../conditions/check/staticType.ts';
import type { StaticType } from '../../conditions/check/staticType.ts';
import { platformNames } from '../../documents/check/platformNames.ts';
import type { LocalText } from '../../schemas/text.ts';
import type { RootStore } from '../stores/RootStore.ts';

/**
 * A name that every expression of a page sees: of the product, or of an outside package. `read` is observable,
 * so that what shows it follows it. The server's own rules (rights, computed values) do not see those of packages.
 */
export interface PlatformVariable {
  name: string;
  title: LocalText;
  /** What it holds, so that checks know. */
  type: StaticType;
  read(root: RootStore): unknown;
}

const variable = (
  name: string,
  zhCN: string,
  enUS: string,
  read: PlatformVariable['read'],
): PlatformVariable => ({ name, title: { zhCN, enUS }, type: platformNames[name] ?? types.ANY, read });

/** The platform variables of the product (`docs/language/expressions.md`). */
export const platformVariables: readonly PlatformVariable[] = [
  variable('platform_schoolId', '学校 ID', 'School id', ({ session, project }) =>
    String(session.login?.schoolInfo.schoolId ?? project.schoolId),
  ),
  variable('platform_group', '当前用户的角色 ID 列表', 'Role ids of the user', ({ session }) =>
    session.roles.map(({ groupid }) => groupid),
  ),
  variable('platform_realName', '姓名', 'Name', ({ session }) => session.login?.userBaseInfo.realName ?? ''),
  variable(
    'platform_userId',
    '用户 ID',
    'User id',
    ({ session }) => session.login?.userBaseInfo.userId ?? '',
  ),
  variable(
    'platform_userName',
    '用户名',
    'User name',
    ({ session }) => session.login?.userBaseInfo.userName ?? '',
  ),
  variable('platform_device', '设备', 'Device', ({ theme }) => theme.device),
  variable('platform_theme', '主题明暗', 'Dark or light', ({ theme }) => (theme.dark ? 'dark' : 'light')),
  variable('platform_locale', '界面语言', 'Interface language', ({ locale }) => locale.locale),
  variable('actionMights', '页面权限', 'What the role may do here', ({ route }) => route.actionMights),
];
