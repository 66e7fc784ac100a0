import type { MenuActions } from '../../../documents/system/menuActions.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { listed } from '../../../schemas/text.ts';
import { actionTitle } from './actionTitles.ts';
import { systemLocale } from './system.locale.ts';

/** Says what a role does behind a menu that it sees. To be called by an observer. */
export function useMenuActions(): (actions: NonNullable<MenuActions>) => string {
  const { locale: store } = useRoot();
  const text = useText(systemLocale);
  return (actions) => {
    if (actions === '*') return text('byForm');
    if (actions.length === 0) return text('readOnly');
    return listed(
      actions.map((action) => store.localise(actionTitle(action))),
      store.locale,
    );
  };
}
