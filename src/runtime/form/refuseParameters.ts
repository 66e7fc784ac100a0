import { compileTemplate } from '../../conditions/index.ts';
import type { InputError } from '../../schemas/wire/answer.ts';
import type { FormModel } from './FormModel.ts';

const FORM = 'form.';

/**
 * Shows what a call refuses of its parameters at the fields that they hand on as they are; what is made of several, or
 * comes from elsewhere, belongs to no field.
 * @param param the parameters as the document writes them
 */
export function refuseParameters(form: FormModel, param: unknown, errors: readonly InputError[]): void {
  for (const { path, message } of errors) {
    const [name = '', ...inside] = path.split('.');
    const written: unknown =
      typeof param === 'object' && param !== null ? Reflect.get(param, name) : undefined;
    const source = compileTemplate(written).path ?? '';
    const field = source.startsWith(FORM) ? form.field(source.slice(FORM.length)) : undefined;
    if (!field?.compiled.placed || !field.state.visible.value) continue;
    field.refuse(message, inside.length === 0 ? undefined : inside.join('.'));
  }
}
