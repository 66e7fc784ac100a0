import type { RendererDefinition } from '../../runtime/registry/defineRenderer.ts';
import { collapse } from './collapse/index.ts';
import { columns } from './columns/index.ts';
import { conditionRegion } from './condition-region/index.ts';
import { divider } from './divider/index.ts';
import { fixedBar } from './fixed-bar/index.ts';
import { flex } from './flex/index.ts';
import { fragment } from './fragment/index.ts';
import { loopRegion } from './loop-region/index.ts';
import { panel } from './panel/index.ts';
import { portlet } from './portlet/index.ts';
import { scrollRegion } from './scroll-region/index.ts';
import { section } from './section/index.ts';
import { slot } from './slot/index.ts';
import { space } from './space/index.ts';
import { splitPanes } from './split-panes/index.ts';
import { steps } from './steps/index.ts';
import { tab } from './tab/index.ts';
import { tableLayout } from './table-layout/index.ts';
import { tabs } from './tabs/index.ts';
import { wizardStep } from './wizard-step/index.ts';
import { wizard } from './wizard/index.ts';

export const layoutRenderers: readonly RendererDefinition[] = [
  collapse,
  columns,
  conditionRegion,
  divider,
  fixedBar,
  flex,
  fragment,
  loopRegion,
  panel,
  portlet,
  scrollRegion,
  section,
  slot,
  space,
  splitPanes,
  steps,
  tab,
  tableLayout,
  tabs,
  wizard,
  wizardStep,
];
