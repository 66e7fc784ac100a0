import type { AtriumDocument } from '../../schemas/documents/index.ts';
import type { PageTest } from '../../schemas/pageTest.ts';
import { pointer } from '../../schemas/pointer.ts';
import { partsOf } from '../parts/partsOf.ts';
import { walkParts } from '../parts/part.ts';
import { isTested, testsOf } from '../scenario/subject.ts';
import { type Check, KEY, noteUse, originIn } from './context.ts';
import { checkFinding } from './findings.ts';
import { checkOnce } from './once.ts';
import { asOneOf } from './oneOf.ts';
import { typeOfForm, typeOfRecord } from './recordType.ts';
import type { RecordType } from '../../conditions/check/index.ts';

const COLUMN = 'column:';

/** Tests of a document: roles, parts and fields that are there. What is not there is no fault of the page. */
export function checkTests(document: AtriumDocument, check: Check): void {
  const tests = testsOf(document);
  if (tests.length === 0 || !isTested(document)) return;
  const { context } = check;
  const module = 'module' in document ? document.module : document.id;
  const form = document.kind === 'form' ? document : context.document('form', module);
  const record = form && (document.kind === 'mgrList' ? typeOfRecord : typeOfForm)(form, context);
  const parts = new Set(partsOf(document, context.metas).byKey.keys());
  // A further form shows the fields of the form that it is about.
  if (form && document.kind === 'mgrForm')
    for (const { role, key } of walkParts(partsOf(form, context.metas).root))
      if (role === 'field') parts.add(key);
  const ids = new Set<string>();
  tests.forEach((test, index) => {
    const path = pointer('/tests', index);
    checkOnce(test.id, ids, check, `${path}/id`);
    if (context.roles) asOneOf(test.as.role, context.roles, check, `${path}/as/role`, 'UNKNOWN_ROLE.test');
    checkRecord(test, record, check, `${path}/record`);
    test.expect.forEach(({ part }, at) => {
      const here = `${path}/expect/${String(at)}/part`;
      asOneOf(part, parts, check, here, 'UNKNOWN_PART');
      if (!part.startsWith(COLUMN)) return;
      const code = part.slice(COLUMN.length);
      noteUse(check, originIn(record, code), here, { span: [COLUMN.length, part.length] });
    });
  });
}

/** Values by the codes of fields: a renamed field has its value under its new code. */
function checkRecord({ record }: PageTest, type: RecordType | undefined, check: Check, path: string): void {
  if (type === undefined) return;
  for (const code of Object.keys(record ?? {})) {
    const here = pointer(path, code);
    noteUse(check, originIn(type, code), here, KEY);
    if (Object.hasOwn(type.members, code)) continue;
    const near = check.propose(code, () => Object.keys(type.members));
    check.report(checkFinding('UNKNOWN_FIELD.test', here, { name: code }, near));
  }
}
