import { type ReactNode, useMemo } from 'react';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { namedFields } from '../panel/namedFields.ts';
import { nothingAround, SettingsContext } from '../settings/SettingsContext.ts';

/** Says rules about the records of a form in the words of its fields, without a designer around them. */
export function FieldsOf({ fields, children }: { fields: readonly unknown[]; children: ReactNode }) {
  const { platform } = useRoot();
  const { metas } = platform.vocabulary;
  const scope = useMemo(() => {
    const named = namedFields(fields, metas);
    return { ...nothingAround, fieldsOf: () => named };
  }, [fields, metas]);
  return <SettingsContext.Provider value={scope}>{children}</SettingsContext.Provider>;
}
