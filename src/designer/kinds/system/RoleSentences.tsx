import { observer } from 'mobx-react-lite';
import { menuActionsOf } from '../../../documents/system/menuActions.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { listed } from '../../../schemas/text.ts';
import type { GrantRow } from './grantRows.ts';
import { systemLocale } from './system.locale.ts';
import { useMenuActions } from './useMenuActions.ts';
import type { Role } from '../../editors/pickers/useRoles.ts';

/** Said for each role in words: the menus that it sees, and where it may do more than read. */
export const RoleSentences = observer(function RoleSentences({
  rows,
  roles,
}: {
  rows: readonly GrantRow[];
  roles: readonly Role[];
}) {
  const { locale: store } = useRoot();
  const { locale } = store;
  const text = useText(systemLocale);
  const sayActions = useMenuActions();
  const leaves = rows.filter(({ key, leaves: own }) => own.length === 1 && own[0] === key);
  const said = (role: string): readonly string[] => {
    const seen = leaves.flatMap(({ menu }) => {
      const actions = menuActionsOf(menu, role);
      return actions === undefined ? [] : [{ name: store.localise(menu.name), actions }];
    });
    if (seen.length === 0) return [text('seesNothing')];
    const menus = listed(
      seen.map(({ name }) => name),
      locale,
    );
    const more = seen.map(({ name, actions }) => text('mayDo', { menu: name, actions: sayActions(actions) }));
    return [text('seesMenus', { menus }), ...more];
  };
  return (
    <section className="at-system-sentences" aria-label={text('sentences')}>
      <h3>{text('sentences')}</h3>
      <dl>
        {roles.map(({ id, name }) => (
          <div key={id} data-role={id}>
            <dt>{name}</dt>
            {said(id).map((sentence) => (
              <dd key={sentence}>{sentence}</dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
});
