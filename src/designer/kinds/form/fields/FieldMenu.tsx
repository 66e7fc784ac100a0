import { MoreOutlined } from '@ant-design/icons';
import { Dropdown, type MenuProps } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { duplicateParts } from '../../../../documents/edit/duplicate.ts';
import { moveParts } from '../../../../documents/edit/move.ts';
import { placeFields, unplaceFields } from '../../../../documents/edit/placing.ts';
import { removeParts } from '../../../../documents/edit/remove.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useDesign } from '../../../frame/DesignContext.ts';
import type { FieldRow } from '../shared/fieldRows.ts';
import { fieldsLocale } from './fields.locale.ts';

/** All that is done with a field beside what is typed. */
export const FieldMenu = observer(function FieldMenu({ row }: { row: FieldRow }) {
  const { model } = useDesign();
  const text = useText(fieldsLocale);
  const [open, setOpen] = useState(false);
  const { key, part, title, depth, place, beside } = row;
  const { within } = part;
  const move = (index: number): void => {
    if (within === undefined) return;
    const { parent, holding } = within;
    model.run(moveParts([key], { parent: parent.key, holding: holding.name, index }));
  };
  const at = within?.index ?? 0;
  const placing =
    place === undefined
      ? { key: 'place', label: text('putInShort'), onClick: () => model.run(placeFields([key])) }
      : { key: 'unplace', label: text('takeOut'), onClick: () => model.run(unplaceFields([key])) };
  const items: MenuProps['items'] = [
    { key: 'up', label: text('up'), disabled: at === 0, onClick: () => move(at - 1) },
    { key: 'down', label: text('down'), disabled: at === beside - 1, onClick: () => move(at + 2) },
    { key: 'copy', label: text('duplicate'), onClick: () => model.run(duplicateParts([key])) },
    ...(depth === 0 ? [placing] : []),
    { key: 'remove', label: text('remove'), danger: true, onClick: () => model.run(removeParts([key])) },
  ];
  const label = text('more', { title });
  const button = (
    <button
      type="button"
      className="at-plain at-parttable-more"
      aria-label={label}
      title={label}
      aria-haspopup="menu"
      onClick={() => setOpen(true)}
    >
      <MoreOutlined aria-hidden />
    </button>
  );
  // The menu is there while it is open: a table has hundreds of these buttons.
  return (
    <>
      {button}
      {open && (
        <Dropdown
          open
          autoFocus
          trigger={['click']}
          placement="bottomRight"
          menu={{ items }}
          onOpenChange={setOpen}
        >
          <span className="at-parttable-anchor" />
        </Dropdown>
      )}
    </>
  );
});
