import type { FormDocument, MgrFormDocument } from '../../schemas/documents/index.ts';
import { isRefusedCode } from '../../schemas/kinds.ts';
import { type FieldReference, isFieldReference, type Node } from '../../schemas/node.ts';
import { type Check, fieldOrigin, KEY, metaOf, noteUse, type Place, reportAt, within } from './context.ts';
import { enter } from './enter.ts';
import { checkFinding } from './findings.ts';
import { formParams } from './formParams.ts';
import { checkGrants } from './grants.ts';
import { checkModule } from './target.ts';
import { checkNode, checkNodes } from './node.ts';
import { pagePlace } from './pageScope.ts';
import { typeOfForm } from './recordType.ts';
import { checkCircles } from './circles.ts';
import { checkPageParts } from './sources.ts';
import { checkText } from './text.ts';
import { checkVisibility } from './visibility.ts';
import { checkWriters } from './writers.ts';

/** Checks a form: its fields, its layout, and what roles may do with its records. */
export function checkForm(form: FormDocument, check: Check): void {
  const place = formPlace(form, form, check);
  checkPageParts(form, place, check);
  reportAt(check, '/title', checkText(form.title, place, check));
  checkCodes(form, check);
  if (form.fields.length === 0) check.report(checkFinding('NO_FIELDS', '/fields'));
  form.fields.forEach((field, index) => checkNode(field, place, check, `/fields/${String(index)}`));
  checkLayout(form.layout, place, check);
  checkPlaced(form, check);
  checkCircles(form.fields, '/fields', 'form', check);
  checkVisibility(form, check);
  checkStorage(form, place, check);
  checkGrants(form, check);
  checkWriters(form, check);
}

/** Checks a further form on another form's module. */
export function checkMgrForm(further: MgrFormDocument, check: Check): void {
  const form = check.context.document('form', further.module);
  checkModule(further.module, check, '/module');
  if (!form) return;
  const place = formPlace(further, form, check);
  checkPageParts(further, place, check);
  for (const text of ['title', 'submitText'] as const) {
    reportAt(check, `/${text}`, checkText(further[text], place, check));
  }
  for (const [code, change] of Object.entries(further.overrides ?? {})) {
    const field = form.fields.find(({ name }) => name === code);
    const path = `/overrides/${code}`;
    noteUse(check, fieldOrigin(place, code), path, KEY);
    if (!field)
      check.report(
        checkFinding(
          'UNKNOWN_FIELD.key',
          path,
          { name: code },
          check.propose(code, () => place.fields ?? []),
        ),
      );
    else checkNode({ ...field, ...change, type: field.type, id: field.id, name: code }, place, check, path);
  }
  checkLayout(further.layout, place, check);
  checkVisibility(form, check, further);
}

function formPlace(parts: FormDocument | MgrFormDocument, form: FormDocument, check: Check): Place {
  const fields = new Set(form.fields.map(({ name }) => name));
  const page = pagePlace(parts, check, formParams);
  const place = {
    ...within(page, { form: typeOfForm(form, check.context) }),
    fields,
    form: `form/${form.id}`,
  };
  return enter(check, '', place);
}

function checkCodes({ fields }: FormDocument, check: Check): void {
  const seen = new Set<string>();
  fields.forEach(({ name }, index) => {
    const path = `/fields/${String(index)}/name`;
    if (seen.has(name)) check.report(checkFinding('DUPLICATE_CODE', path, { code: name }));
    seen.add(name);
    if (isRefusedCode(name)) check.report(checkFinding('RESERVED_CODE', path, { code: name }));
  });
}

function checkLayout(layout: FormDocument['layout'], place: Place, check: Check): void {
  if (!layout) return;
  checkNodes(layout, place, check, '/layout');
  const seen = new Set<string>();
  for (const { field, path } of referencesIn(layout, '/layout')) {
    if (seen.has(field)) check.report(checkFinding('DUPLICATE_CODE', `${path}/field`, { code: field }));
    seen.add(field);
  }
}

/** Checks that what has to be filled in stands where somebody can: what the layout leaves out is asked of nobody. */
function checkPlaced({ fields, layout }: FormDocument, check: Check): void {
  if (!layout) return;
  const placed = new Set([...referencesIn(layout, '/layout')].map(({ field }) => field));
  for (const [index, { name, type, required = false, value, default: first }] of fields.entries()) {
    const meta = metaOf(type, check.context)?.field;
    const given = value !== undefined || first !== undefined || meta?.serial === true;
    if (required === false || given || placed.has(name)) continue;
    check.report(checkFinding('NOT_PLACED', `/fields/${String(index)}/required`, { code: name }));
  }
}

function* referencesIn(
  nodes: readonly (Node | FieldReference)[],
  path: string,
): Generator<{ field: string; path: string }> {
  for (const [index, child] of nodes.entries()) {
    const at = `${path}/${String(index)}`;
    if (isFieldReference(child)) {
      yield { field: child.field, path: at };
      continue;
    }
    yield* referencesIn(child.children ?? [], `${at}/children`);
    for (const [name, slot] of Object.entries(child.slots ?? {}))
      yield* referencesIn(slot, `${at}/slots/${name}`);
  }
}

function checkStorage(form: FormDocument, place: Place, check: Check): void {
  const codes = form.fields.map(({ name }) => name);
  for (const { name, type } of form.fields) {
    const unique = form.storage?.[name]?.unique === true;
    if (unique && check.context.metas.get(type)?.field?.secret === true)
      check.report(checkFinding('SECRET_FIELD', `/storage/${name}/unique`, { code: name }));
  }
  for (const code of Object.keys(form.storage ?? {})) {
    noteUse(check, fieldOrigin(place, code), `/storage/${code}`, KEY);
    if (codes.includes(code)) continue;
    check.report(
      checkFinding(
        'UNKNOWN_FIELD.key',
        `/storage/${code}`,
        { name: code },
        check.propose(code, () => codes),
      ),
    );
  }
  const { titleField } = form;
  if (titleField !== undefined) noteUse(check, fieldOrigin(place, titleField), '/titleField');
  if (titleField === undefined || codes.includes(titleField)) return;
  check.report(
    checkFinding(
      'UNKNOWN_FIELD',
      '/titleField',
      { name: titleField },
      check.propose(titleField, () => codes),
    ),
  );
}
