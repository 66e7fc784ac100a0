import { ArrayItems } from '@formily/antd-v5';
import type { ISchema } from '@formily/react';
import { part } from '../shared/part.ts';
import { ADDITION } from '../shared/rows/listParts.ts';
import { rowsWidget } from '../shared/rows/rowsWidget.tsx';
import { arrayItemsMeta } from './ArrayItems.meta.ts';

const ITEMS: ISchema = {
  items: part('Item', {
    properties: { handle: part('RowHandle'), members: part('Members'), tools: part('RemoveTools') },
  }),
  properties: ADDITION,
};

const Items = () => <ArrayItems className="atrium-formily-items" />;

export default rowsWidget(Items, arrayItemsMeta, {
  useParts: () => ITEMS,
  components: { Item: ArrayItems.Item },
});
