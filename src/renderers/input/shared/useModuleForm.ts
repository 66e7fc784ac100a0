import { useEffect, useState } from 'react';
import { compileForm, type CompiledForm } from '../../../documents/form.ts';
import { isCancelled, messageOf } from '../../../runtime/data/ApiError.ts';
import { usePlace } from '../../../runtime/render/PageContext.tsx';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';

/**
 * The form of a module, for titles and texts of its fields; undefined while it is on its way and where it may not be
 * opened, so that codes stand in for titles.
 */
export function useModuleForm(module: string): CompiledForm | undefined {
  const root = useRoot();
  const { page } = usePlace();
  const [form, keep] = useState<CompiledForm | undefined>(undefined);
  useEffect(() => {
    let gone = false;
    const load = async (): Promise<void> => {
      try {
        const { document } = await root.resources.load('form', module);
        if (!gone) keep(compileForm(document, root.environment(module)));
      } catch (error) {
        if (isCancelled(error)) return;
        const text = messageOf(error);
        root.log.finding(page.where, {
          severity: 'warning',
          code: 'FORM_NOT_LOADED',
          message: { zhCN: text, enUS: text },
        });
      }
    };
    void load();
    return () => {
      gone = true;
    };
  }, [root, module, page]);
  return form;
}
