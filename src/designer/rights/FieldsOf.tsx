import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { namedFields } from '../panel/namedFields.ts';
import { nothingAround, SettingsContext } from '../settings/SettingsContext.ts';
import { knownOptions } from '../settings/writtenOptions.ts';

/** Says rules about the records of a form in the words of its fields, without a designer around them. */
export const FieldsOf = observer(function FieldsOf({
  fields,
  children,
}: {
  fields: readonly unknown[];
  children: ReactNode;
}) {
  const { platform, dictionaries } = useRoot();
  const named = namedFields(fields, platform.vocabulary.metas, knownOptions(dictionaries));
  return (
    <SettingsContext.Provider value={{ ...nothingAround, fieldsOf: () => named }}>
      {children}
    </SettingsContext.Provider>
  );
});
