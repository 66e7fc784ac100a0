import type { RendererDefinition } from '../../runtime/registry/defineRenderer.ts';
import { anchor } from './anchor/index.ts';
import { appGrid } from './app-grid/index.ts';
import { backTop } from './back-top/index.ts';
import { breadcrumb } from './breadcrumb/index.ts';
import { menu } from './menu/index.ts';
import { navTree } from './nav-tree/index.ts';
import { searchBox } from './search-box/index.ts';
import { tabBar } from './tab-bar/index.ts';

/** Further widgets of the family: fetched when a document names one. */
export const navigationFurther: readonly RendererDefinition[] = [
  appGrid,
  breadcrumb,
  anchor,
  backTop,
  menu,
  navTree,
  searchBox,
  tabBar,
];
