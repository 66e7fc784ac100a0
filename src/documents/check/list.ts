import { operatorsByType } from '../../conditions/index.ts';
import { types } from '../../conditions/check/index.ts';
import type { FieldNode } from '../../schemas/node.ts';
import { serverFieldNodes } from '../serverFields.ts';
import type { FormDocument, MgrDocument, MgrListDocument } from '../../schemas/documents/index.ts';
import { SERVER_FIELDS } from '../../schemas/kinds.ts';
import { isConditionField } from '../conditionField.ts';
import { checkChain } from './action.ts';
import { type Check, metaOf, noteUse, originIn, type Place, reportAt, within } from './context.ts';
import { enter } from './enter.ts';
import { checkFinding } from './findings.ts';
import { checkFlag } from './flag.ts';
import { checkIcon } from './icon.ts';
import { checkNode, checkNodes } from './node.ts';
import { checkOnce } from './once.ts';
import { pagePlace } from './pageScope.ts';
import { typeOfForm, typeOfRecord } from './recordType.ts';
import { checkPageParts } from './sources.ts';
import { checkRuleSet, type RuleScope } from './ruleSet.ts';
import { measurable } from './summary.ts';
import { checkModule, checkTarget } from './target.ts';
import { checkText } from './text.ts';

/** Checks a management list against the form whose records it shows. */
export function checkMgrList(list: MgrListDocument, check: Check): void {
  const form = check.context.document('form', list.module);
  const page = pagePlace(list, check);
  checkPageParts(list, page, check);
  for (const text of ['title', 'emptyText'] as const)
    reportAt(check, `/${text}`, checkText(list[text], page, check));
  checkModule(list.module, check, '/module');
  if (!form) return;
  const record = typeOfRecord(form, check.context);
  checkColumns(list, form, page, check);
  checkFilters(list, form, page, check);
  const scope: RuleScope = { keys: record, values: page.scope, ofRecord: true };
  checkRuleSet(list.where, scope, check, '/where');
  list.views?.forEach(({ where }, index) =>
    checkRuleSet(where, scope, check, `/views/${String(index)}/where`),
  );
  const toolbar = enter(
    check,
    '/toolbar',
    within(page, {
      query: types.recordOf({
        where: types.openRecord(),
        sort: types.listOf(types.ANY),
        fields: types.listOf(types.TEXT),
        filters: types.openRecord(),
      }),
    }),
  );
  const chosen = { selection: types.listOf(types.TEXT), selected: types.listOf(record) };
  const bulk = enter(check, '/bulkActions', within(page, chosen));
  checkNodes(list.toolbar ?? [], toolbar, check, '/toolbar');
  checkNodes(list.bulkActions ?? [], bulk, check, '/bulkActions');
  const row = within(page, { row: record });
  for (const path of ['/rowActions', '/rowTones', '/open']) enter(check, path, row);
  checkNodes(list.rowActions ?? [], row, check, '/rowActions');
  const tones = new Set<string>();
  list.rowTones?.forEach(({ id, when, title }, index) => {
    checkOnce(id, tones, check, `/rowTones/${String(index)}/id`);
    checkFlag(when, row, check, `/rowTones/${String(index)}/when`);
    const titlePath = `/rowTones/${String(index)}/title`;
    reportAt(check, titlePath, checkText(title, enter(check, titlePath, page), check));
  });
  checkViews(list, { ...page, records: record }, check);
  checkChoosing(list, check);
  if (list.open) checkChain(list.open, row, check, '/open');
}

/** Records are chosen for what can be done with several of them: neither is of use without the other. */
function checkChoosing({ selectable, bulkActions = [] }: MgrListDocument, check: Check): void {
  if (selectable === true && bulkActions.length === 0)
    check.report(checkFinding('MEMBER_UNUSED.selectable', '/selectable'));
  if (selectable === false && bulkActions.length > 0)
    check.report(checkFinding('MEMBER_UNUSED.bulkActions', '/bulkActions'));
}

function checkViews({ views = [] }: MgrListDocument, page: Place, check: Check): void {
  const seen = new Set<string>();
  views.forEach(({ id, title, icon, node }, index) => {
    const path = `/views/${String(index)}`;
    checkOnce(id, seen, check, `${path}/id`);
    reportAt(check, `${path}/title`, checkText(title, page, check));
    checkIcon(icon, check, `${path}/icon`);
    if (!node) return;
    checkNode(node, page, check, `${path}/node`);
    const meta = metaOf(node.type, check.context);
    if (meta && meta.listView !== true)
      check.report(checkFinding('NO_LIST_VIEW', `${path}/node/type`, { type: node.type }));
  });
}

/** What a list can show and ask for: the fields of the form, and those of the server's that a widget draws. */
const fieldsOf = (form: FormDocument, { context }: Check): readonly FieldNode[] => [
  ...form.fields,
  ...serverFieldNodes(context.metas),
];

/** A list names a field of its form. */
const noteField = (form: FormDocument, code: string, check: Check, path: string): void => {
  noteUse(check, originIn(typeOfForm(form, check.context), code), path);
};

/** What is sealed is neither compared nor put in an order. */
function reportSecret(fields: readonly FieldNode[], code: string, check: Check, path: string): void {
  const type = fields.find(({ name }) => name === code)?.type;
  const meta = type === undefined ? undefined : check.context.metas.get(type);
  if (meta?.field?.secret === true) check.report(checkFinding('SECRET_FIELD', path, { code }));
}

function checkColumns(list: MgrListDocument, form: FormDocument, page: Place, check: Check): void {
  const fields = fieldsOf(form, check);
  const codes = fields.map(({ name }) => name);
  const seen = new Set<string>();
  list.columns.forEach(({ field, title, visible, sortable, summary, editable, opens }, index) => {
    const path = `/columns/${String(index)}`;
    noteField(form, field, check, `${path}/field`);
    if (!codes.includes(field))
      check.report(
        checkFinding(
          'UNKNOWN_FIELD',
          `${path}/field`,
          { name: field },
          check.propose(field, () => codes),
        ),
      );
    if (seen.has(field)) check.report(checkFinding('DUPLICATE_CODE', `${path}/field`, { code: field }));
    seen.add(field);
    reportAt(check, `${path}/title`, checkText(title, page, check));
    checkFlag(visible, page, check, `${path}/visible`);
    const source = fields.find(({ name }) => name === field);
    if (editable === true && source?.value !== undefined)
      check.report(checkFinding('MEMBER_UNUSED.editable', `${path}/editable`));
    if (opens === true && list.open === undefined)
      check.report(checkFinding('MEMBER_UNUSED.opens', `${path}/opens`));
    const type = source?.type;
    const column = type === undefined ? undefined : check.context.metas.get(type)?.field?.column;
    if (summary !== undefined && column !== undefined && !measurable[summary].includes(column ?? 'json'))
      check.report(checkFinding('SUMMARY_UNFIT', `${path}/summary`, { code: field, summary }));
    for (const [member, said] of Object.entries({ sortable, summary }))
      if (said !== undefined && said !== false) reportSecret(fields, field, check, `${path}/${member}`);
  });
  const sorted = [...form.fields.map(({ name }) => name), ...SERVER_FIELDS];
  list.sort?.forEach(({ field }, index) => {
    noteField(form, field, check, `/sort/${String(index)}/field`);
    reportSecret(fields, field, check, `/sort/${String(index)}/field`);
    if (!sorted.includes(field)) {
      check.report(
        checkFinding(
          'UNKNOWN_FIELD',
          `/sort/${String(index)}/field`,
          { name: field },
          check.propose(field, () => sorted),
        ),
      );
    }
  });
}

function checkFilters(list: MgrListDocument, form: FormDocument, page: Place, check: Check): void {
  const fields = fieldsOf(form, check);
  const codes = fields.map(({ name }) => name);
  const metaOf = (code: string) => {
    const field = fields.find(({ name }) => name === code);
    return field && check.context.metas.get(field.type)?.field;
  };
  const seen = new Set<string>();
  list.filters?.forEach(({ field, title, judgeType }, index) => {
    const path = `/filters/${String(index)}`;
    noteField(form, field, check, `${path}/field`);
    if (seen.has(field)) check.report(checkFinding('DUPLICATE_CODE', `${path}/field`, { code: field }));
    seen.add(field);
    reportAt(check, `${path}/title`, checkText(title, page, check));
    if (!codes.includes(field)) {
      check.report(
        checkFinding(
          'UNKNOWN_FIELD',
          `${path}/field`,
          { name: field },
          check.propose(field, () => codes),
        ),
      );
      return;
    }
    const meta = metaOf(field);
    if (!meta) return;
    if (!meta.toFilter) check.report(checkFinding('NO_FILTER', `${path}/field`, { code: field }));
    const fits = meta.fixedFilter !== true && operatorsByType[meta.dataType].includes(judgeType ?? 'equal');
    if (judgeType !== undefined && !fits) {
      check.report(checkFinding('OPERATOR_UNFIT', `${path}/judgeType`, { code: field, operator: judgeType }));
    }
  });
  const isKnown = (code: string, path: string): boolean => {
    const known = codes.includes(code);
    noteField(form, code, check, path);
    if (!known) {
      const near = check.propose(code, () => codes);
      check.report(checkFinding('UNKNOWN_FIELD', path, { name: code }, near));
    }
    return known;
  };
  list.advancedFilter?.forEach((code, index) => {
    const path = `/advancedFilter/${String(index)}`;
    if (!isKnown(code, path)) return;
    const meta = metaOf(code);
    if (!meta || !isConditionField(meta)) check.report(checkFinding('NO_FILTER', path, { code }));
  });
  list.search?.fields.forEach((code, index) => {
    const path = `/search/fields/${String(index)}`;
    if (!isKnown(code, path)) return;
    reportSecret(fields, code, check, path);
    if (metaOf(code) && metaOf(code)?.column !== 'text')
      check.report(checkFinding('NO_TEXT', path, { code }));
  });
  reportAt(check, '/search/placeholder', checkText(list.search?.placeholder, page, check));
}

/** Checks that a list with its forms holds what is there. */
export function checkMgr({ list, forms }: MgrDocument, check: Check): void {
  checkTarget('mgrList', list, check, '/list');
  forms.forEach((id, index) => {
    checkTarget('mgrForm', id, check, `/forms/${String(index)}`);
  });
}
