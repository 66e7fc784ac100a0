import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import { MenuOpens } from './MenuOpens.tsx';
import { MenuTools } from './MenuTools.tsx';
import { MenuTree } from './MenuTree.tsx';
import { SystemPreview } from './SystemPreview.tsx';
import { systemLocale } from './system.locale.ts';
import { useMenuCommands } from './useMenuCommands.ts';
import './system.css';

/** The menus of a system as a tree, what each opens, and beside it how the portal draws them. */
export const MenuView = observer(function MenuView() {
  const text = useText(systemLocale);
  const commands = useMenuCommands();
  return (
    <div className="at-system-view">
      <div className="at-system-menus">
        <MenuTools commands={commands} />
        <MenuTree commands={commands} />
        <p className="at-settings-default">{text('keysHint')}</p>
        <MenuOpens chosen={commands.chosen} />
        <p className="at-visually-hidden" role="status">
          {commands.said}
        </p>
      </div>
      <SystemPreview />
    </div>
  );
});
