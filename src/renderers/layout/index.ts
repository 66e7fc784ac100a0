import type { RendererDefinition } from '../../runtime/registry/defineRenderer.ts';
import { columns } from './columns/index.ts';
import { divider } from './divider/index.ts';
import { flex } from './flex/index.ts';
import { section } from './section/index.ts';
import { space } from './space/index.ts';

export const layoutRenderers: readonly RendererDefinition[] = [columns, divider, flex, section, space];
