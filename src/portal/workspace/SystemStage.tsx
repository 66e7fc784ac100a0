import { observer } from 'mobx-react-lite';
import { type MouseEvent, useLayoutEffect, useMemo } from 'react';
import type { SystemStageProps } from '../../designer/kinds/system/SystemStageContext.ts';
import { systemLocale } from '../../designer/kinds/system/system.locale.ts';
import { allMenus, grantsToAnybody, visibleMenus } from '../../documents/system/menus.ts';
import { presentMenu, presentSystem } from '../../documents/system/systemEntry.ts';
import { fillText } from '../../runtime/platform/fillText.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { createStageRoot } from '../../runtime/stores/createStageRoot.ts';
import { buildMenus } from '../../runtime/stores/menuRoutes.ts';
import { RootContext, useRoot } from '../../runtime/stores/RootContext.tsx';
import type { RootStore } from '../../runtime/stores/RootStore.ts';
import type { LoadedSystem } from '../../runtime/stores/SystemStore.ts';
import type { RuleSet, RuleSetOrReference } from '../../schemas/condition.ts';
import { SystemCard } from '../home/SystemCard.tsx';
import { SystemIcon } from '../parts/SystemIcon.tsx';
import { HomeMenus } from './HomeMenuPage.tsx';
import { layoutOf } from './layouts.ts';
import { firstOf } from './resolvePath.ts';
import { SideMenu } from './SideMenu.tsx';
import '../home/home.css';
import './stage.css';
import './workspace.css';

/** Pixels of the window that the stage stands for. */
const WIDTH = 1280;

/**
 * A system as the portal draws it, over stores of its own: nothing on it leads anywhere. The menus of a role are those
 * that the server would send to it.
 */
export const SystemStage = observer(function SystemStage({ document, role }: SystemStageProps) {
  const portal = useRoot();
  const text = useText(systemLocale);
  const { locale } = portal.locale;
  const { dark } = portal.theme;
  const root = useMemo(() => {
    const { transport, session } = portal;
    return createStageRoot(portal, { lang: locale, dark, width: WIDTH }, { transport, session });
  }, [portal, locale, dark]);
  const loaded = useMemo(() => loadedOf({ document, role }, root), [document, role, root]);
  useLayoutEffect(() => root.systems.enter(loaded), [root, loaded]);
  return (
    <div className="at-system-stage" onClickCapture={stay}>
      <RootContext.Provider value={root}>
        <ul className="at-system-stage-card">
          <SystemCard system={loaded.entry} busy={false} open={nowhere} />
        </ul>
        {loaded.menus.length === 0 ? (
          <p className="at-design-note">{text(role === undefined ? 'noMenus' : 'noneForRole')}</p>
        ) : (
          <Workspace loaded={loaded} />
        )}
      </RootContext.Provider>
    </div>
  );
});

/** What is pressed on the stage opens and closes, and leads nowhere. */
const stay = (event: MouseEvent): void => {
  if (event.target instanceof Element && event.target.closest('a') !== null) event.preventDefault();
};
const nowhere = (): void => undefined;

/** A system with the menus of a role, made as the server makes them. */
function loadedOf({ document, role }: SystemStageProps, root: RootStore): LoadedSystem {
  const scope = { locale: root.locale.locale, projectId: root.project.projectId };
  const system = { id: document.id, document, publishedAt: new Date(0) };
  const context = { pages: new Map(), conditions: { rulesAt: ownRules } };
  const visible =
    role === undefined
      ? allMenus(document.menus, grantsToAnybody)
      : visibleMenus(document.menus, [role], document.public === true);
  const entry = {
    ...presentSystem(system, scope),
    menus: visible.map((menu) => presentMenu(menu, context)),
    preview: true as const,
  };
  const fill = (name: string): string => fillText(root, name, 'system');
  // Conditions are asked of an address, and here is none: what they decide on is shown.
  const menus = buildMenus(entry, { shows: () => true, fill });
  return { entry: { ...entry, systemname: fill(entry.systemname) }, menus };
}

const ownRules = (rules: RuleSetOrReference): RuleSet | undefined =>
  'condition' in rules ? undefined : rules;

/** The header with the menus as the system's look says. */
const Workspace = observer(function Workspace({ loaded: { entry, menus } }: { loaded: LoadedSystem }) {
  const { locale, systems } = useRoot();
  // Until the stores know of them, menus would be drawn as there are none.
  if (systems.current === undefined) return null;
  const layout = layoutOf(entry);
  const first = firstOf(menus);
  const page = <p className="at-system-stage-page">{first && locale.localise(first.title)}</p>;
  return (
    <div className="at-system-stage-window" data-layout={layout}>
      <div className="at-system-stage-header">
        <SystemIcon system={entry} size="small" />
        <strong>{entry.systemname}</strong>
      </div>
      {layout === 'homeMenu' && <HomeMenus />}
      {layout === 'menus' && (
        <div className="at-system-stage-body">
          <SideMenu mini={false} />
          {page}
        </div>
      )}
      {layout === 'single' && page}
    </div>
  );
});
