import type {
  AppDocument,
  FormDocument,
  MgrListDocument,
  SystemDocument,
} from '../../src/schemas/documents/index.ts';
import type { ResourceKind } from '../../src/schemas/kinds.ts';
import { saveResource } from '../../server/documents/drafts.ts';
import { publishResource } from '../../server/documents/publishing.ts';
import { recordTables } from '../../server/records/recordTables.ts';
import type { Platform } from '../../server/platform/platform.ts';

// A few documents for tests that need resources but no campus: one system open to administrators and counsellors, one
// open to everybody, one that is a draft.

const actions = ['list', 'detail'];

const libraryForm: FormDocument = {
  kind: 'form',
  schemaVersion: 1,
  id: 'book',
  name: '图书',
  fields: [{ type: 'text-input', id: 'title', name: 'title', title: { zhCN: '书名', enUS: 'Title' } }],
  grants: [
    {
      roles: ['administrator'],
      actions: ['list', 'detail', 'add', 'update', 'remove'],
      read: '*',
      write: '*',
    },
    { roles: ['counsellor'], actions: ['list'], read: ['title'] },
    { roles: ['counsellor', 'student'], actions: ['detail'], read: ['title'], write: ['title'] },
  ],
};

export const libraryList: MgrListDocument = {
  kind: 'mgrList',
  schemaVersion: 1,
  id: 'book-list',
  name: '图书列表',
  module: 'book',
  columns: [{ field: 'title' }],
};

const dashboard: AppDocument = {
  kind: 'app',
  schemaVersion: 1,
  id: 'library-dashboard',
  name: '概览',
  showCondition: { jumpIn: true },
  body: [],
};

const library: SystemDocument = {
  kind: 'system',
  schemaVersion: 1,
  id: 'library',
  name: '图书馆',
  title: { zhCN: '图书馆', enUS: 'Library' },
  group: { zhCN: '校园', enUS: 'Campus' },
  skin: { navMode: 'menu' },
  options: { initFirst: true },
  menus: [
    {
      name: { zhCN: '馆藏', enUS: 'Collection' },
      children: [
        {
          name: { zhCN: '图书', enUS: 'Books' },
          app: { kind: 'mgrList', id: 'book-list' },
          grants: [
            { role: 'administrator', actions: ['list', 'add'] },
            { role: 'counsellor', actions },
          ],
        },
        {
          name: { zhCN: '概览', enUS: 'Overview' },
          app: { kind: 'app', id: 'library-dashboard' },
          grants: [{ role: 'administrator' }],
        },
        { name: '没有授权', app: { kind: 'form', id: 'book' } },
        { name: '没有目标', grants: [{ role: 'administrator' }] },
      ],
    },
    { name: '官网', type: 'url', url: 'https://library.example.edu', grants: [{ role: 'administrator' }] },
  ],
};

const openDay: SystemDocument = {
  kind: 'system',
  schemaVersion: 1,
  id: 'open-day',
  name: '开放日',
  group: { zhCN: '活动', enUS: 'Events' },
  public: true,
  menus: [{ name: '日程', type: 'plugin', menuPath: '/example' }],
};

const unfinished: SystemDocument = { ...openDay, id: 'unfinished', name: '草稿' };

/** Saves and publishes the documents; `unfinished` stays a draft. */
export async function seedDocuments({ db }: Platform): Promise<void> {
  for (const document of [libraryForm, libraryList, dashboard, library, openDay, unfinished]) {
    const at = { kind: document.kind as ResourceKind, id: document.id, actor: 'system' };
    const { revision } = await saveResource(db, { ...at, name: document.name, schema: document });
    if (document === unfinished) continue;
    await db
      .transaction()
      .execute((trx) =>
        publishResource({ db: trx, publicationEffects: recordTables() }, { ...at, revision }),
      );
  }
}
