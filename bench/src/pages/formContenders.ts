import type { PageContender } from './pageSuite.ts';

/** Who draws forms of the same fields; shared by the suites of forms. */
export const formContenders: readonly PageContender[] = [
  { name: 'plain DOM', file: 'forms/dom', role: 'limit' },
  { name: 'React, native inputs', file: 'forms/native', role: 'limit' },
  { name: 'Atrium', file: 'forms/atrium', role: 'atrium' },
  { name: 'antd Form 5.29', file: 'forms/antd', role: 'peer' },
  { name: 'Formily 2.3 SchemaField, antd-v5', file: 'forms/formily', role: 'peer' },
  { name: 'RJSF 6 antd', file: 'forms/rjsf', role: 'peer' },
  { name: 'JSON Forms 3.8 vanilla', file: 'forms/jsonforms', role: 'peer' },
  { name: 'amis 6.13', file: 'forms/amis', role: 'peer' },
];

export const NATIVE = 'React, native inputs';
export const ANTD = 'antd Form 5.29';
export const FORMILY = 'Formily 2.3 SchemaField, antd-v5';

/** What is the same for all suites of forms. */
export const formNotes: readonly string[] = [
  'A quarter each of text, select, number and date fields, label above the input, in one column. The limits and JSON Forms vanilla have the browser’s own inputs, the others antd’s or (amis) their own.',
  'Atrium opens a form document in its form page; like the schemas and the code of the peers, the document and the code of its widgets are there when the clock starts. What amis fetches later counts.',
];
