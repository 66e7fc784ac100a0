import { ArrayCollapse } from '@formily/antd-v5';
import type { ISchema } from '@formily/react';
import { part } from '../shared/part.ts';
import { ADDITION, ROW_FORM } from '../shared/rows/listParts.ts';
import { rowsWidget } from '../shared/rows/rowsWidget.tsx';
import { arrayCollapseMeta } from './ArrayCollapse.meta.ts';

const { CollapsePanel } = ArrayCollapse;

/** The heading of a panel is the row's name, which stands before it. */
const PANELS: ISchema = {
  items: part('CollapsePanel', { 'x-component-props': { header: ' ' }, properties: ROW_FORM }),
  properties: ADDITION,
};

const Panels = ({ openRows, accordion }: { openRows: number; accordion: boolean }) => (
  <ArrayCollapse collapsible="header" defaultOpenPanelCount={openRows} accordion={accordion} />
);

export default rowsWidget(Panels, arrayCollapseMeta, {
  useParts: () => PANELS,
  components: { CollapsePanel },
});
