import type { NamedField } from '../../settings/SettingsContext.ts';

const choice = (value: string, zhCN: string, enUS: string) => ({ value, label: { zhCN, enUS } });

/** What every condition can compare beside records: who is there, what they may do, and with what they look. */
export const platformFields: readonly NamedField[] = [
  { code: 'platform_group', title: { zhCN: '当前用户的角色', enUS: 'Roles of the user' }, type: 'array' },
  { code: 'actionMights', title: { zhCN: '允许的操作', enUS: 'What the user may do' }, type: 'array' },
  { code: 'platform_userId', title: { zhCN: '当前用户', enUS: 'The user' }, type: 'text', people: true },
  { code: 'platform_userName', title: { zhCN: '登录名', enUS: 'Name to log in' }, type: 'text' },
  { code: 'platform_realName', title: { zhCN: '姓名', enUS: 'Name of the user' }, type: 'text' },
  {
    code: 'platform_device',
    title: { zhCN: '设备', enUS: 'Device' },
    type: 'text',
    options: [
      choice('desktop', '电脑', 'Desktop'),
      choice('tablet', '平板', 'Tablet'),
      choice('mobile', '手机', 'Phone'),
    ],
  },
  {
    code: 'platform_locale',
    title: { zhCN: '界面语言', enUS: 'Language' },
    type: 'text',
    options: [choice('zhCN', '中文', 'Chinese'), choice('enUS', '英文', 'English')],
  },
];
