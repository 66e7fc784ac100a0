import { useCallback, useMemo, useState } from 'react';
import { seenMenus } from '../../documents/system/menuActions.ts';
import type { AtriumDocument } from '../../schemas/documents/index.ts';
import type { RoleRights } from './rightsCalls.ts';

/** Is told how a document stands after each change here; whether it differs from what was read. */
export type Told = (document: AtriumDocument, isChanged: boolean) => void;

const keyOf = ({ kind, id }: { readonly kind: string; readonly id: string }): string => `${kind}/${id}`;

/** What a role may do, as the documents stand that are changed here: the server is not asked after each change. */
export function useChangedRights(read: RoleRights): { readonly rights: RoleRights; readonly told: Told } {
  const [changed, change] = useState<ReadonlyMap<string, AtriumDocument>>(new Map());
  const told = useCallback<Told>((document, isChanged) => {
    change((before) => {
      const key = keyOf(document);
      if (!isChanged && !before.has(key)) return before;
      const after = new Map(before);
      if (isChanged) after.set(key, document);
      else after.delete(key);
      return after;
    });
  }, []);
  const rights = useMemo(() => withChanges(read, changed), [read, changed]);
  return { rights, told };
}

function withChanges(read: RoleRights, changed: ReadonlyMap<string, AtriumDocument>): RoleRights {
  if (changed.size === 0) return read;
  const { role } = read;
  const systems = read.systems.map((system) => {
    const document = changed.get(`system/${system.id}`);
    if (document?.kind !== 'system') return system;
    const menus = seenMenus(document.menus, role.id);
    return { ...system, isPublished: false, sees: menus.length > 0, menus };
  });
  const forms = read.forms.map((form) => {
    const document = changed.get(`form/${form.id}`);
    if (document?.kind !== 'form') return form;
    return { ...form, isPublished: false, fields: document.fields, grants: document.grants };
  });
  const granted = read.freeForms.flatMap((form) => {
    const document = changed.get(`form/${form.id}`);
    if (document?.kind !== 'form' || !document.grants.some(({ roles }) => roles.includes(role.id))) return [];
    return [{ ...form, isPublished: false, revision: 0, fields: document.fields, grants: document.grants }];
  });
  const now = new Set(granted.map(({ id }) => id));
  return {
    ...read,
    systems,
    forms: [...granted, ...forms],
    freeForms: read.freeForms.filter(({ id }) => !now.has(id)),
  };
}
