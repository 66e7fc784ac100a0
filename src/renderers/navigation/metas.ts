import type { RendererMeta } from '../../schemas/rendererMeta.ts';
import { anchorMeta } from './anchor/Anchor.meta.ts';
import { appGridMeta } from './app-grid/AppGrid.meta.ts';
import { backTopMeta } from './back-top/BackTop.meta.ts';
import { breadcrumbMeta } from './breadcrumb/Breadcrumb.meta.ts';
import { menuMeta } from './menu/Menu.meta.ts';
import { navTreeMeta } from './nav-tree/NavTree.meta.ts';
import { searchBoxMeta } from './search-box/SearchBox.meta.ts';
import { tabBarMeta } from './tab-bar/TabBar.meta.ts';

export const navigationMetas: readonly RendererMeta[] = [
  anchorMeta,
  appGridMeta,
  backTopMeta,
  breadcrumbMeta,
  menuMeta,
  navTreeMeta,
  searchBoxMeta,
  tabBarMeta,
];
