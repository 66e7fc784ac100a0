import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import { collapseMeta } from './collapse/Collapse.meta.ts';
import { columnsMeta } from './columns/Columns.meta.ts';
import { conditionRegionMeta } from './condition-region/ConditionRegion.meta.ts';
import { controlMeta } from './control/Control.meta.ts';
import { dividerMeta } from './divider/Divider.meta.ts';
import { fixedBarMeta } from './fixed-bar/FixedBar.meta.ts';
import { flexMeta } from './flex/Flex.meta.ts';
import { fragmentMeta } from './fragment/Fragment.meta.ts';
import { loopRegionMeta } from './loop-region/LoopRegion.meta.ts';
import { panelMeta } from './panel/Panel.meta.ts';
import { portletMeta } from './portlet/Portlet.meta.ts';
import { scrollRegionMeta } from './scroll-region/ScrollRegion.meta.ts';
import { sectionMeta } from './section/Section.meta.ts';
import { slotMeta } from './slot/Slot.meta.ts';
import { spaceMeta } from './space/Space.meta.ts';
import { splitPanesMeta } from './split-panes/SplitPanes.meta.ts';
import { stepsMeta } from './steps/Steps.meta.ts';
import { tabMeta } from './tab/Tab.meta.ts';
import { tableLayoutMeta } from './table-layout/TableLayout.meta.ts';
import { tabsMeta } from './tabs/Tabs.meta.ts';
import { wizardStepMeta } from './wizard-step/WizardStep.meta.ts';
import { wizardMeta } from './wizard/Wizard.meta.ts';

export const layoutMetas: readonly RendererMeta[] = [
  collapseMeta,
  columnsMeta,
  conditionRegionMeta,
  controlMeta,
  dividerMeta,
  fixedBarMeta,
  flexMeta,
  fragmentMeta,
  loopRegionMeta,
  panelMeta,
  portletMeta,
  scrollRegionMeta,
  sectionMeta,
  slotMeta,
  spaceMeta,
  splitPanesMeta,
  stepsMeta,
  tabMeta,
  tableLayoutMeta,
  tabsMeta,
  wizardMeta,
  wizardStepMeta,
];
