import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import { collapseMeta } from './collapse/Collapse.meta.ts';
import { columnsMeta } from './columns/Columns.meta.ts';
import { conditionRegionMeta } from './condition-region/ConditionRegion.meta.ts';
import { dividerMeta } from './divider/Divider.meta.ts';
import { flexMeta } from './flex/Flex.meta.ts';
import { loopRegionMeta } from './loop-region/LoopRegion.meta.ts';
import { panelMeta } from './panel/Panel.meta.ts';
import { sectionMeta } from './section/Section.meta.ts';
import { spaceMeta } from './space/Space.meta.ts';
import { tabMeta } from './tab/Tab.meta.ts';
import { tabsMeta } from './tabs/Tabs.meta.ts';

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
