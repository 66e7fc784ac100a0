import { useMemo } from 'react';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import type { FormDocument } from '../../../../schemas/documents/index.ts';
import { isReminder } from '../../../core/Problems.ts';
import type { DesignModel } from '../../../core/DesignModel.ts';
import { useDesign } from '../../../frame/DesignContext.ts';
import { fieldRows, type FieldRow } from './fieldRows.ts';

/** The form that is designed, with what its views show of it. */
export interface FormDesign {
  readonly model: DesignModel;
  readonly form: FormDocument;
  /** All fields, those inside of others among them. */
  readonly rows: readonly FieldRow[];
  /** What was found wrong at a JSON pointer or below it, in words. */
  readonly problemsAt: (pointer: string) => readonly string[];
}

/** The form around. To be read while an observer draws. @throws Error where no form is designed: a slip of whoever draws */
export function useFormDesign(): FormDesign {
  const { model, problems } = useDesign();
  const { locale } = useRoot();
  const { document: form, tree, language } = model;
  if (form.kind !== 'form') throw new Error('No form is designed here.');
  const rows = useMemo(
    () => fieldRows(form, tree, language.metas, locale.locale),
    [form, tree, language, locale.locale],
  );
  const { found } = problems;
  return {
    model,
    form,
    rows,
    problemsAt: (pointer) =>
      found

        .filter((each) => !isReminder(each))
        .filter(({ path }) => path === pointer || path.startsWith(`${pointer}/`))
        .map(({ message }) => message),
  };
}
