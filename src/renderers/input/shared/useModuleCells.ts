import { toText } from '../../../conditions/index.ts';
import { fieldText } from '../../../documents/fieldText.ts';
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
  return {
    headOf: (code) =>
      (form?.byCode.get(code)?.node.title.read(scope, root.locale.locale) as string | undefined) ?? code,
    cellOf: (code, record) => {
      const field = form?.byCode.get(code);
      if (!field) return toText(record[code]);
      return fieldText(field, record[code], textContext(field, { root, page, scope, filter: true }));
    },
  };
}
