import { FormGrid as FormilyGrid } from '@formily/antd-v5';
import { theme } from 'antd';
import { observer } from 'mobx-react-lite';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { formilyFormGridMeta } from './FormGrid.meta.ts';

const FULL = 24;

/** Children take what the document says of 24 columns, else one column; fields that are hidden leave no gap. */
export default observer(function FormGrid({ props, items }: RendererProps<typeof formilyFormGridMeta>) {
  const { token } = theme.useToken();
  const { device } = useRoot().theme;
  const { minColumns, maxColumns, minWidth, columnGap, rowGap } = props;
  const most = device === 'mobile' ? 1 : Math.max(minColumns, maxColumns);
  return (
    <FormilyGrid
      minColumns={Math.min(minColumns, most)}
      maxColumns={most}
      minWidth={minWidth}
      columnGap={columnGap ?? token.marginLG}
      rowGap={rowGap ?? token.margin}
    >
      {items.map(({ key, element, visible, node }) => {
        if (!visible) return null;
        const span = node.source.layout?.span ?? (node.field ? FULL / most : FULL);
        return (
          <FormilyGrid.GridColumn key={key} gridSpan={Math.max(1, Math.round((span / FULL) * most))}>
            {element}
          </FormilyGrid.GridColumn>
        );
      })}
    </FormilyGrid>
  );
});
