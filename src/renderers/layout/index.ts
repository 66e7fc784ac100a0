import type { RendererDefinition } from '../../runtime/registry/defineRenderer.ts';
import { collapse } from './collapse/index.ts';
import { columns } from './columns/index.ts';
import { conditionRegion } from './condition-region/index.ts';
import { divider } from './divider/index.ts';
import { flex } from './flex/index.ts';
import { loopRegion } from './loop-region/index.ts';
import { panel } from './panel/index.ts';
import { section } from './section/index.ts';
import { space } from './space/index.ts';
import { tab } from './tab/index.ts';
import { tabs } from './tabs/index.ts';

export const layoutRenderers: readonly RendererDefinition[] = [
  collapse,
  columns,
  conditionRegion,
  divider,
  flex,
  loopRegion,
  panel,
  section,
  space,
  tab,
  tabs,
];
