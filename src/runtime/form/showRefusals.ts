import type { InputError } from '../../schemas/wire/answer.ts';
import type { FormModel } from './FormModel.ts';

/**
 * Puts what the server refuses of a form's values at their fields, as `data.<field>` names them.
 * @returns code of the first field; undefined where none in sight is named
 */
export function showRefusals(form: FormModel, errors: readonly InputError[]): string | undefined {
  let first: string | undefined;
  for (const { path, message } of errors) {
    const [code = '', ...inside] = path.replace(/^data\./, '').split('.');
    const field = form.field(code);
    if (!field?.compiled.placed || !field.state.visible.value) continue;
    field.refuse(message, inside.length === 0 ? undefined : inside.join('.'));
    first ??= field.code;
  }
  return first;
}
