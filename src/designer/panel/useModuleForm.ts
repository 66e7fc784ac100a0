import { useEffect, useMemo } from 'react';
import { serverFieldNodes } from '../../documents/serverFields.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { FormDocument } from '../../schemas/documents/index.ts';
import { localise } from '../../schemas/text.ts';
import type { DesignModel } from '../core/DesignModel.ts';
import { useCatalogue } from './useCatalogue.ts';
import { moduleOf } from './namedFields.ts';

/** The form whose records a list shows or a further form takes, as it is being designed. */
export interface ModuleForm {
  /** Undefined while it is on its way, where it cannot be had, and where the document is about no module. */
  readonly form: FormDocument | undefined;
  readonly failed: boolean;
}

/** To be called by an observer. */
export function useModuleForm(model: DesignModel): ModuleForm {
  const { documents } = useCatalogue(model);
  const module = moduleOf(model.document);
  useEffect(() => {
    if (module !== undefined) void documents.need('form', [module]);
  }, [documents, module]);
  if (module === undefined) return { form: undefined, failed: false };
  return { form: documents.form(module), failed: documents.lacks('form', module) };
}

/** The titles of the module's fields by code, in the reader's language. To be called by an observer. */
export function useFieldTitle(model: DesignModel): (code: string) => string | undefined {
  const { form } = useModuleForm(model);
  const { locale } = useRoot().locale;
  const { metas } = model.language;
  return useMemo(() => {
    const fields = form === undefined ? [] : [...form.fields, ...serverFieldNodes(metas)];
    const titles = new Map(fields.map(({ name, title }) => [name, title]));
    return (code) => {
      const title = titles.get(code);
      return title === undefined ? undefined : localise(title, locale);
    };
  }, [form, metas, locale]);
}
