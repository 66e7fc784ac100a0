/** The product's own system, whose menus lead to these lists. */
export const BACK_OFFICE = 'platform-admin';

/** A list of the product's, and what its address says of what it shows. */
type OfficeList = readonly [list: string, params?: Readonly<Record<string, string>>];

/** The list of all resources, of those of one kind. */
const resources = (kind: string): OfficeList => [
  'platform-resource-list',
  { list: JSON.stringify({ f: { kind: [kind] } }) },
];

/** Named routes of the back office, and the product's lists that they open. */
export const BACK_OFFICE_PAGES: readonly (readonly [route: string, ...OfficeList])[] = [
  ['userList', 'platform-user-list'],
  ['roleList', 'platform-role-list'],
  ['designRightList', 'platform-design-right-list'],
  ['labelList', 'platform-label-list'],
  ['calendarDayList', 'platform-calendar-day-list'],
  ['announcementList', 'platform-announcement-list'],
  // `/menu` is the page of menus of an open system.
  ['menuManage', 'platform-menu-list'],
  ['sdkManage', 'platform-app-key-list'],
  ['interfaceList', 'platform-interface-list'],
  ['databaseList', 'platform-database-list'],
  ['credentialList', 'platform-credential-list'],
  ['resource', 'platform-resource-list'],
  ['trash', 'platform-trash-list'],
  ['appManage', ...resources('app')],
  ['biManage', ...resources('bi')],
  ['mgrManage', ...resources('mgr')],
  ['flow', ...resources('flow')],
  ['form', ...resources('form')],
];
