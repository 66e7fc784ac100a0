import { useEffect } from 'react';
import { fieldsOfForm } from '../../panel/namedFields.ts';
import { type NamedField, useSettings } from '../../settings/SettingsContext.ts';

/** The fields of a module, by their titles; none before they are there. To be read while an observer draws. */
export function useModuleFields(module: unknown): readonly NamedField[] {
  const { catalogue, metas } = useSettings();
  const id = typeof module === 'string' && module !== '' ? module : undefined;
  useEffect(() => {
    if (id !== undefined) void catalogue?.documents.need('form', [id]);
  }, [catalogue, id]);
  if (id === undefined || metas === undefined) return [];
  return fieldsOfForm(catalogue?.documents.form(id), metas);
}
