import { useEffect, useMemo } from 'react';
import { toText } from '../../../conditions/index.ts';
import { fieldText } from '../../../documents/fieldText.ts';
import { fieldsPage } from '../../../runtime/render/fieldsPage.ts';
import { usePlace } from '../../../runtime/render/PageContext.tsx';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { ModuleRecord } from '../../../schemas/wire/record.ts';
import { useModuleForm } from './useModuleForm.ts';
import { textContext } from '../../../runtime/render/textContext.ts';

/**
 * Titles of a form's fields and the texts of its records; codes and bare values while the form is on its way. Reads
 * observables: called inside an observer.
 */
export function useModuleCells(module: string): {
  headOf: (code: string) => string;
  cellOf: (code: string, record: ModuleRecord) => string;
} {
  const root = useRoot();
  const { page, scope } = usePlace();
  const form = useModuleForm(module);
  const fields = useMemo(() => (form ? fieldsPage(page, form) : page), [page, form]);
  useEffect(() => {
    if (fields === page) return undefined;
    fields.start();
    return () => {
      fields.dispose();
    };
  }, [fields, page]);
  const around = { root, page: fields, scope: fields === page ? scope : fields.scope, filter: true };
  return {
    headOf: (code) =>
      (form?.byCode.get(code)?.node.title.read(scope, root.locale.locale) as string | undefined) ?? code,
    cellOf: (code, record) => {
      const field = form?.byCode.get(code);
      if (!field) return toText(record[code]);
      return fieldText(field, record[code], textContext(field, around));
    },
  };
}
