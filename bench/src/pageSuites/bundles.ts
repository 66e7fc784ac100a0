import type { PageContender, PageSuite } from '../pages/pageSuite.ts';

const page = (name: string, file: string, role: PageContender['role'] = 'peer'): PageContender => ({
  name,
  file,
  role,
});

const kinds = ['form', 'list', 'chart', 'login'] as const;

const contenders: readonly PageContender[] = [
  page('form: React, native inputs', 'forms/native', 'limit'),
  page('form: Atrium', 'forms/atrium', 'atrium'),
  page('form: antd', 'forms/antd'),
  page('form: Formily, antd-v5', 'forms/formily'),
  page('form: RJSF antd with ajv', 'forms/rjsf'),
  page('form: JSON Forms vanilla', 'forms/jsonforms'),
  page('form: amis', 'forms/amis'),
  page('list: TanStack virtual', 'lists/tanstack', 'limit'),
  page('list: Atrium', 'lists/atrium', 'atrium'),
  page('list: antd Table', 'lists/antd'),
  page('list: amis table', 'lists/amisTable'),
  page('list: amis crud', 'lists/amisCrud'),
  page('chart: ECharts by parts', 'charts/echartsParts', 'limit'),
  page('chart: Atrium', 'charts/atrium', 'atrium'),
  page('chart: ECharts whole', 'charts/echartsFull'),
  page('chart: ECharts in React', 'charts/echartsReact'),
  page('chart: amis', 'charts/amis'),
  page('login: Atrium', 'login/atrium', 'atrium'),
];

export const suite: PageSuite = {
  title: 'JavaScript fetched until the page is painted, KiB',
  notes: [
    'A form of 50 fields, a list of 100 rows, 12 charts, the login page; each script by gzip at level 9, the harness (about 2 KiB) included. Style sheets are not counted.',
    'Form, list and charts are drawn by the widgets of Atrium without the portal around them; what the portal adds is held down by `scripts/pages.json`.',
  ],
  contenders,
  cases: [
    {
      name: 'scripts',
      run: async (tab, { file }) => {
        if (file.startsWith('lists/')) await tab.mountList(100);
        else await tab.mount(file.startsWith('forms/') ? 50 : file.startsWith('charts/') ? 12 : 1);
        const { raw, gzip, files } = await tab.fetchedScripts();
        return { raw: [raw], gzip: [gzip], files: [files] };
      },
    },
  ],
  tables: kinds.map((kind) => ({
    title: kind,
    rows: (name) => name.startsWith(`${kind}:`),
    columns: [
      { key: 'raw', title: 'raw' },
      { key: 'gzip', title: 'gzip' },
      { key: 'files', title: 'files' },
    ],
  })),
  targets: [
    { what: 'form page', contender: 'form: Atrium', key: 'gzip', most: 255, unit: 'KiB' },
    { what: 'login page', contender: 'login: Atrium', key: 'gzip', most: 230, unit: 'KiB' },
    {
      what: 'form page against antd’s',
      contender: 'form: Atrium',
      key: 'gzip',
      most: 1.2,
      of: { contender: 'form: antd' },
      unit: 'KiB',
    },
  ],
  rounds: 1,
};
