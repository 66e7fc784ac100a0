import type { ListView } from '../../../src/schemas/wire/listView.ts';
import type { StoredView } from './repository.ts';

/** A view as its reader gets it. */
export function presentView(view: StoredView, userId: string): ListView {
  const { id, list, name, state, scope, roles, revision, isDefault, ownerName } = view;
  return {
    id,
    list,
    name,
    state,
    scope,
    roles: [...roles],
    revision,
    isDefault,
    isOwn: view.owner === userId,
    owner: ownerName,
  };
}
