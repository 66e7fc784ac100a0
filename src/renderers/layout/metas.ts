import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import { collapseMeta } from './collapse/collapse.meta.ts';
import { columnsMeta } from './columns/columns.meta.ts';
import { conditionRegionMeta } from './condition-region/conditionRegion.meta.ts';
import { dividerMeta } from './divider/divider.meta.ts';
import { flexMeta } from './flex/flex.meta.ts';
import { loopRegionMeta } from './loop-region/loopRegion.meta.ts';
import { panelMeta } from './panel/panel.meta.ts';
import { sectionMeta } from './section/section.meta.ts';
import { spaceMeta } from './space/space.meta.ts';
import { tabMeta } from './tab/tab.meta.ts';
import { tabsMeta } from './tabs/tabs.meta.ts';

export const layoutMetas: readonly RendererMeta[] = [
  collapseMeta,
  columnsMeta,
  conditionRegionMeta,
  dividerMeta,
  flexMeta,
  loopRegionMeta,
  panelMeta,
  sectionMeta,
  spaceMeta,
  tabMeta,
  tabsMeta,
];
