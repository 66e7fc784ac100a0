import { FormCollapse } from '@formily/antd-v5';
import { useState } from 'react';
import { useHeld } from '../../../runtime/render/useHeld.ts';
import { useRevealed } from '../../../runtime/render/useRevealed.ts';
import { panesWidget } from '../shared/panes/panesWidget.tsx';
import { usePanesModel, type Pane } from '../shared/panes/PanesContext.ts';
import { formCollapseMeta } from './FormCollapse.meta.ts';

/** Which are open at first is settled when the first of them are there. */
function Panels({ accordion, open: first }: { accordion: boolean; open: 'first' | 'all' | 'none' }) {
  const { node, panes } = usePanesModel();
  const [begun] = useState(() => openKeys(panes, first));
  const [opened, open] = useHeld<string[] | undefined>(node, 'open', undefined);
  const active = opened ?? begun;
  useRevealed(
    panes.map(({ item }) => item),
    (key) => {
      if (!active.includes(key)) open(accordion ? [key] : [...active, key]);
    },
  );
  return (
    <FormCollapse
      accordion={accordion}
      activeKey={panes.flatMap(({ key, name }) => (active.includes(key) ? name : []))}
      onChange={(names) => open(panes.flatMap(({ key, name }) => ([names].flat().includes(name) ? key : [])))}
    />
  );
}

export default panesWidget(Panels, formCollapseMeta, {
  pane: 'CollapsePanel',
  heading: 'header',
  components: { CollapsePanel: FormCollapse.CollapsePanel },
});

function openKeys(panes: readonly Pane[], open: 'first' | 'all' | 'none'): readonly string[] {
  const keys = panes.map(({ key }) => key);
  return open === 'all' ? keys : open === 'first' ? keys.slice(0, 1) : [];
}
