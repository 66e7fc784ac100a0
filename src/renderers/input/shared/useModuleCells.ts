import { DEFAULT_ZONE, toText } from '../../../conditions/index.ts';
import { fieldText } from '../../../documents/fieldText.ts';
import { usePlace } from '../../../runtime/render/PageContext.tsx';
import { resolveProps } from '../../../runtime/render/resolveProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { OptionList } from '../../../schemas/prop.ts';
import type { ModuleRecord } from '../../../schemas/wire/record.ts';
import { useModuleForm } from './useModuleForm.ts';

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
      const props = resolveProps(field.node, { root, page, scope, filter: true });
      return fieldText(field, record[code], {
        locale: root.locale.locale,
        zone: DEFAULT_ZONE,
        props: field.node.source.props ?? {},
        ...(field.meta.hasOptions === true ? { options: props.options as OptionList } : {}),
      });
    },
  };
}
