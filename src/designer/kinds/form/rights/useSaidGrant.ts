import { useText } from '../../../../runtime/locale/useText.ts';
import type { ModuleGrant } from '../../../../schemas/documents/form.ts';
import { actionGroups, groupNames } from './grantColumns.ts';
import { rightsLocale } from './rights.locale.ts';
import { useSaidRecords } from './useSaidRecords.ts';

/** Says what a grant lets be done, and with which records. To be called by an observer, among the fields of the form. */
export function useSaidGrant(): (grant: Pick<ModuleGrant, 'actions' | 'rows'>) => {
  readonly can: string;
  readonly rows: string;
} {
  const text = useText(rightsLocale);
  const say = useSaidRecords();
  return ({ actions, rows }) => {
    const groups = groupNames.filter((group) =>
      actionGroups[group].every((action) => actions.includes(action)),
    );
    return {
      can:
        groups.length === 0
          ? text('canNothing')
          : text('can', { actions: groups.map((group) => text(group)).join(text('between')) }),
      rows: rows === undefined ? text('onAll') : text('onSome', { rows: say(rows) }),
    };
  };
}
