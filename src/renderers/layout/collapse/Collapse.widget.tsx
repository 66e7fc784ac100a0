import { Collapse as AntdCollapse } from 'antd';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { usePlace } from '../../../runtime/render/PageContext.tsx';
import type { ChildItem, RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useHeld } from '../../../runtime/render/useHeld.ts';
import { useRevealed } from '../../../runtime/render/useRevealed.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { collapseLocale } from './Collapse.locale.ts';
import type { collapseMeta } from './Collapse.meta.ts';

/** Parts that open and fold; a hidden part is left out, a part once opened keeps what was typed in it. */
const Collapse = observer(function Collapse({ node, props, items }: RendererProps<typeof collapseMeta>) {
  const { platform, locale } = useRoot();
  const { scope } = usePlace();
  const text = useText(collapseLocale);
  const [opened, open] = useHeld<string[] | undefined>(node, 'open', undefined);
  const { Icon } = platform.chrome;
  const shown = items.filter((item) => item.visible);
  // Which are open at first is settled when the first of them are there.
  const first = useRef<string[]>(undefined);
  if (shown.length > 0) first.current ??= openKeys(shown, props.open);
  const active = opened ?? first.current ?? [];
  useRevealed(shown, (key) => {
    if (!active.includes(key)) open(props.accordion ? [key] : [...active, key]);
  });
  if (shown.length === 0) return null;
  const label = ({ title, node }: ChildItem): string =>
    title || (node.props.title?.read(scope, locale.locale) as string | undefined) || text('untitled');
  return (
    <AntdCollapse
      accordion={props.accordion}
      activeKey={active}
      onChange={open}
      expandIcon={({ isActive }) => <Icon name={isActive === true ? 'down' : 'right'} />}
      items={shown.map((item) => ({ key: item.key, label: label(item), children: item.element }))}
    />
  );
});
export default Collapse;

function openKeys(items: readonly ChildItem[], open: 'first' | 'all' | 'none'): string[] {
  const keys = items.map(({ key }) => key);
  return open === 'all' ? keys : open === 'first' ? keys.slice(0, 1) : [];
}
