import { types } from '../../../conditions/check/index.ts';
import type { FlowDocument } from '../../../schemas/documents/flow.ts';
import type { FormDocument } from '../../../schemas/documents/index.ts';
import type { Text } from '../../../schemas/text.ts';
import { type Check, metaOf, type Place, reportAt, within } from '../context.ts';
import { checkFinding } from '../findings.ts';
import { checkTarget } from '../target.ts';
import { checkText } from '../text.ts';
import { checkField, checkPeople } from './people.ts';

/** What columns the fields have that a flow writes by itself. */
const KEPT = { state: 'text', number: 'text', instance: 'text', endedAt: 'datetime' } as const;
const PRINTED_WITH = ['instance', 'task', 'print'];

/** Checks what holds of all instances of a flow. */
export function checkSettings(
  { settings }: FlowDocument,
  form: FormDocument | undefined,
  place: Place,
  check: Check,
): void {
  reportAt(check, '/settings/title', checkText(settings.title, place, check));
  checkPeople(settings.managers, check, '/settings/managers');
  if (settings.starters) checkPeople(settings.starters, check, '/settings/starters');
  settings.summary?.forEach((code, index) =>
    checkField(code, place, check, `/settings/summary/${String(index)}`),
  );
  checkNotices(settings.notices ?? [], place, check, '/settings/notices');
  checkPrint(settings.print, check);
  for (const member of ['state', 'number', 'instance', 'endedAt'] as const)
    checkKept(member, settings.keep?.[member], form, place, check);
}

/** Texts of messages see what was done besides. */
export function checkNotices(
  notices: readonly { readonly title: Text; readonly content: Text }[],
  place: Place,
  check: Check,
  path: string,
): void {
  const told = within(place, {
    notice: types.recordOf({ node: types.TEXT, by: types.TEXT, comment: types.TEXT }),
  });
  notices.forEach(({ title, content }, index) => {
    reportAt(check, `${path}/${String(index)}/title`, checkText(title, told, check));
    reportAt(check, `${path}/${String(index)}/content`, checkText(content, told, check));
  });
}

function checkPrint(print: string | undefined, check: Check): void {
  if (print === undefined) return;
  checkTarget('app', print, check, '/settings/print');
  const page = check.context.document('app', print);
  for (const [name, { default: first }] of Object.entries(page?.params ?? {}))
    if (!PRINTED_WITH.includes(name) && first === undefined)
      check.report(checkFinding('PRINT_PARAM', '/settings/print', { name }));
}

function checkKept(
  member: keyof typeof KEPT,
  code: string | undefined,
  form: FormDocument | undefined,
  place: Place,
  check: Check,
): void {
  if (code === undefined) return;
  const path = `/settings/keep/${member}`;
  checkField(code, place, check, path);
  const field = form?.fields.find(({ name }) => name === code);
  const column = field && metaOf(field.type, check.context)?.field?.column;
  if (column !== undefined && column !== KEPT[member])
    check.report(checkFinding('KEPT_UNFIT', path, { code, type: KEPT[member] }));
}
