import { pointer } from '../../../schemas/pointer.ts';
import { importFinding } from './findings.ts';
import { isRecord, own } from './json.ts';
import type { Run } from './run.ts';

/** Widgets of react-jsonschema-form that keep a value from people's eyes. */
const KEEPING = { hidden: 'UI_SCHEMA.hidden', password: 'UI_SCHEMA.secret' } as const;

/**
 * Tells what a `uiSchema`, as react-jsonschema-form has it beside the schema, keeps people from: it is not carried over, so
 * that they would see or change what they did not. Whatever else is in it is looks.
 */
export function tellUiSchema(value: unknown, path: string, run: Run, name = ''): void {
  if (!isRecord(value)) return;
  const options = own(value, 'ui:options');
  const places = [
    { from: value, prefix: 'ui:', at: path },
    ...(isRecord(options) ? [{ from: options, prefix: '', at: pointer(path, 'ui:options') }] : []),
  ];
  for (const { from, prefix, at } of places) {
    const widget = own(from, `${prefix}widget`);
    const kept = widget === 'hidden' || widget === 'password' ? KEEPING[widget] : undefined;
    const told = { member: `ui:widget: ${String(widget)}`, name };
    if (kept) run.report(importFinding(kept, pointer(at, `${prefix}widget`), told));
    for (const member of ['readonly', 'disabled'].filter((each) => own(from, prefix + each) === true))
      run.report(
        importFinding('UI_SCHEMA.readOnly', pointer(at, prefix + member), { member: `ui:${member}`, name }),
      );
  }
  for (const [key, each] of Object.entries(value))
    if (!key.startsWith('ui:')) tellUiSchema(each, pointer(path, key), run, key === 'items' ? name : key);
}
