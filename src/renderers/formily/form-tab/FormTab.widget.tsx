import { FormTab } from '@formily/antd-v5';
import type { SizeType } from 'antd/es/config-provider/SizeContext';
import { useHeld } from '../../../runtime/render/useHeld.ts';
import { useRevealed } from '../../../runtime/render/useRevealed.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { panesWidget } from '../shared/panes/panesWidget.tsx';
import { usePanesModel } from '../shared/panes/PanesContext.ts';
import { formTabMeta } from './FormTab.meta.ts';

/** When the tab that is open becomes hidden the first visible one opens, and the person's choice comes back with it. */
function Tabs({ card, size }: { card: boolean; size: SizeType }) {
  const { node, panes } = usePanesModel();
  const { Icon } = useRoot().platform.chrome;
  const [chosen, choose] = useHeld<string | undefined>(node, 'open', undefined);
  useRevealed(
    panes.map(({ item }) => item),
    choose,
  );
  const open = panes.find(({ key }) => key === chosen) ?? panes[0];
  return (
    <FormTab
      activeKey={open?.name ?? ''}
      onChange={(name) => choose(panes.find((pane) => pane.name === name)?.key)}
      type={card ? 'card' : 'line'}
      size={size}
      more={{ icon: <Icon name="ellipsis" /> }}
    />
  );
}

export default panesWidget(Tabs, formTabMeta, {
  pane: 'TabPane',
  heading: 'tab',
  components: { TabPane: FormTab.TabPane },
});
