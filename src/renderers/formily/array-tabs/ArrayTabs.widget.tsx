import type { ISchema } from '@formily/react';
import { part } from '../shared/part.ts';
import { rowsWidget } from '../shared/rows/rowsWidget.tsx';
import { arrayTabsMeta } from './ArrayTabs.meta.ts';
import { RowTabs } from './RowTabs.tsx';

const TABS: ISchema = { items: part('Members') };

export default rowsWidget(RowTabs, arrayTabsMeta, { useParts: () => TABS });
