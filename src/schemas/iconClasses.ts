/** Names of the portal's icons by Font Awesome 4's, as menus that come from elsewhere carry them. */
const byClass: Readonly<Record<string, string>> = {
  'address-book': 'contacts',
  archive: 'inbox',
  bank: 'bank',
  'bar-chart': 'bar-chart',
  bars: 'menu',
  bell: 'bell',
  book: 'book',
  building: 'bank',
  calendar: 'calendar',
  camera: 'camera',
  cog: 'setting',
  cogs: 'setting',
  comment: 'message',
  comments: 'message',
  dashboard: 'dashboard',
  database: 'database',
  'dot-circle-o': 'appstore',
  edit: 'edit',
  envelope: 'mail',
  'file-text': 'file-text',
  'file-text-o': 'file-text',
  folder: 'folder',
  globe: 'global',
  history: 'history',
  home: 'home',
  'id-card': 'idcard',
  key: 'key',
  'line-chart': 'line-chart',
  link: 'link',
  list: 'profile',
  lock: 'lock',
  'map-marker': 'environment',
  mobile: 'mobile',
  pencil: 'edit',
  phone: 'phone',
  'pie-chart': 'pie-chart',
  print: 'printer',
  qrcode: 'qrcode',
  search: 'search',
  sitemap: 'apartment',
  star: 'star',
  tachometer: 'dashboard',
  tasks: 'project',
  'th-large': 'appstore',
  user: 'user',
  users: 'team',
};

/** The icon that a name means: its own, or the one of a class such as `fa fa-user`. */
export function iconOf(name: string): string {
  const named = /^fa fa-([a-z0-9-]+)$/.exec(name)?.[1];
  return named !== undefined && Object.hasOwn(byClass, named) ? (byClass[named] ?? name) : name;
}

/** Every icon that a class stands for, for the test that they can be drawn. */
export const classedIcons: readonly string[] = Object.values(byClass);
