import type { RendererDefinition } from '../../runtime/registry/defineRenderer.ts';
import { collapse } from './collapse/index.ts';
import { conditionRegion } from './condition-region/index.ts';
import { fixedBar } from './fixed-bar/index.ts';
import { control } from './control/index.ts';
import { fragment } from './fragment/index.ts';
import { loopRegion } from './loop-region/index.ts';
import { panel } from './panel/index.ts';
import { portlet } from './portlet/index.ts';
import { scrollRegion } from './scroll-region/index.ts';
import { slot } from './slot/index.ts';
import { splitPanes } from './split-panes/index.ts';
import { steps } from './steps/index.ts';
import { tab } from './tab/index.ts';
import { tableLayout } from './table-layout/index.ts';
import { tabs } from './tabs/index.ts';
import { wizard } from './wizard/index.ts';
import { wizardStep } from './wizard-step/index.ts';

/** Further widgets of the family: fetched when a document names one. */
export const layoutFurther: readonly RendererDefinition[] = [
  collapse,
  conditionRegion,
  loopRegion,
  panel,
  tab,
  tabs,
  fixedBar,
  control,
  fragment,
  portlet,
  scrollRegion,
  slot,
  splitPanes,
  steps,
  tableLayout,
  wizard,
  wizardStep,
];
