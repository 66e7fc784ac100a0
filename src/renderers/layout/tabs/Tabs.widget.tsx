import { Tabs as AntdTabs } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import { usePlace } from '../../../runtime/render/PageContext.tsx';
import type { ChildItem, RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useHeld } from '../../../runtime/render/useHeld.ts';
import { useRevealed } from '../../../runtime/render/useRevealed.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { tabsLocale } from './Tabs.locale.ts';
import type { tabsMeta } from './Tabs.meta.ts';

/**
 * One page at a time. When the tab that is open becomes hidden the first visible one opens, and the person's choice
 * comes back with it.
 */
const Tabs = observer(function Tabs({ node, props, items }: RendererProps<typeof tabsMeta>) {
  const { platform, locale } = useRoot();
  const { scope } = usePlace();
  const text = useText(tabsLocale);
  const [chosen, choose] = useHeld<string | undefined>(node, 'open', undefined);
  const shown = items.filter((item) => item.visible);
  useRevealed(shown, choose);
  const open = shown.find((item) => item.key === chosen) ?? shown[0];
  if (!open) return null;
  const label = ({ title, node }: ChildItem): string =>
    title || (node.props.title?.read(scope, locale.locale) as string | undefined) || text('untitled');
  const { Icon } = platform.chrome;
  return (
    <AntdTabs
      activeKey={open.key}
      onChange={choose}
      type={props.card ? 'card' : 'line'}
      size={props.size}
      more={{ icon: <Icon name="ellipsis" /> }}
      items={shown.map((item) => ({ key: item.key, label: label(item), children: item.element }))}
    />
  );
});
export default Tabs;
