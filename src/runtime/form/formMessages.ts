import type { CompiledField } from '../../documents/form.ts';
import { isOpen } from '../../documents/fieldState.ts';
import { validateField } from '../../documents/validateField.ts';
import type { FormModel } from './FormModel.ts';

/** What is wrong with a field's value as the form stands, in the reader's language; empty where nothing is. */
export function fieldMessage(form: FormModel, compiled: CompiledField, value: unknown): string {
  const { locale } = form.page.root;
  const field = form.field(compiled.code);
  if (!field) return '';
  const { waiting, fault } = field;
  // What nobody can change now holds nothing.
  if (fault && isOpen(field.state)) return locale.localise(fault);
  if (waiting === 'open') return '';
  if (waiting) return locale.localise(waiting === 'way' ? STILL_PENDING : STUCK);
  const error = validateField(compiled, value, field.state, form.scope, form.around.rights);
  if (error) return locale.localise(error.message);
  return memberMessages(form, compiled).size > 0 ? locale.localise(CHECK_MEMBERS) : '';
}

/** What is wrong inside a field's value, by the way from the field (`2.amount`); nothing of one that is locked. */
export function memberMessages(
  form: FormModel,
  { code, meta, members }: CompiledField,
): ReadonlyMap<string, string> {
  const field = form.field(code);
  if (!members || !field || !isOpen(field.state)) return new Map();
  const { locale } = form.page.root;
  return new Map(
    field.settled.flatMap(({ errors }, index) =>
      errors.map(({ field: path, message }) => [
        meta.members === 'many' ? `${String(index)}.${path}` : path,
        locale.localise(message),
      ]),
    ),
  );
}

const STILL_PENDING = {
  zhCN: '内容还在上传或录制，请稍候',
  enUS: 'Still uploading or recording; please wait',
};
const STUCK = { zhCN: '内容没能保存，请重试', enUS: 'It could not be kept; please try again' };
const CHECK_MEMBERS = { zhCN: '请检查标红的内容', enUS: 'Check what is marked' };
