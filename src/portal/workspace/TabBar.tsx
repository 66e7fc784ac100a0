import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { TabCommand } from '../../runtime/stores/TabStore.ts';
import { mayLose } from '../overlay/mayLose.ts';
import { TabItem } from './TabItem.tsx';
import { useActiveInSight } from './useActiveInSight.ts';
import { workspaceLocale } from './workspace.locale.ts';

/** The open pages of the system. */
export const TabBar = observer(function TabBar() {
  const root = useRoot();
  const { tabs, ui, unsaved } = root;
  const navigate = useNavigate();
  const text = useText(workspaceLocale);
  const { active } = tabs;
  const bar = useActiveInSight(active);
  const close = async (command: TabCommand, path: string): Promise<void> => {
    const loses = (): boolean =>
      (tabs.leaves(command, path) && unsaved.here()) || tabs.losesInput(command, path);
    if (loses() && !(await mayLose(root, loses))) return;
    const { goTo, refused } = tabs.close(command, path);
    if (refused) ui.message('warning', text(refused));
    else if (goTo !== undefined) {
      unsaved.giveUp();
      await navigate(goTo);
    }
  };
  return (
    <nav aria-label={text('tabs')} className="at-tabs">
      <ul ref={bar}>
        {tabs.tabs.map((tab) => (
          <TabItem
            key={tab.path}
            tab={tab}
            active={tab.path === active}
            close={(command) => void close(command, tab.path)}
          />
        ))}
      </ul>
    </nav>
  );
});
