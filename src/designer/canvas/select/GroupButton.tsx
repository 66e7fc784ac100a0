import { GroupOutlined } from '@ant-design/icons';
import { Dropdown, type MenuProps } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { unwrapPart, wrapParts, wrappersOf } from '../../../documents/edit/wrap.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { useCanvas } from '../CanvasModel.ts';
import { canvasLocale } from '../canvas.locale.ts';
import type { DrawnPart } from '../drawnTree.ts';

/** Puts the selection into a container that is chosen, or what stands in the part in its place. */
export const GroupButton = observer(function GroupButton({ part: { part } }: { part: DrawnPart }) {
  const { model } = useCanvas();
  const { locale } = useRoot();
  const text = useText(canvasLocale);
  const [open, setOpen] = useState(false);
  const content = part.holdings.find(({ name }) => name === 'children')?.parts ?? [];
  // What can stand there is tried out: only while the menu is open.
  const wrappers = open ? wrappersOf(model.document, model.selection, model.language) : [];
  const items: MenuProps['items'] = [
    ...wrappers.map(({ type, title }) => ({
      key: type,
      label: locale.localise(title),
      onClick: () => model.run(wrapParts(model.selection, type)),
    })),
    ...(wrappers.length > 0 ? [{ key: 'line', type: 'divider' as const }] : []),
    {
      key: 'ungroup',
      label: text('ungroup'),
      disabled: part.role !== 'node' || content.length === 0,
      onClick: () => model.run(unwrapPart(part.key)),
    },
  ];
  return (
    <Dropdown trigger={['click']} destroyOnHidden menu={{ items }} open={open} onOpenChange={setOpen}>
      <button type="button" title={text('group')} aria-label={text('group')} aria-haspopup="menu">
        <GroupOutlined aria-hidden />
      </button>
    </Dropdown>
  );
});
