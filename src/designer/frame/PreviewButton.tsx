import { Button, Dropdown } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { previewScreenAddress } from '../../documents/previewAddress.ts';
import { messageOf } from '../../runtime/data/ApiError.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { type DocumentUse, fetchUses } from '../core/designCalls.ts';
import { useDesign } from './DesignContext.ts';
import { designLocale } from './design.locale.ts';
import { useOpenPreview } from './useOpenPreview.ts';

/**
 * Opens the working document as users would see it, in another tab, once it is saved. What has no page of its own is seen in
 * the pages that use it.
 */
export const PreviewButton = observer(function PreviewButton() {
  const { model } = useDesign();
  const text = useText(designLocale);
  const open = useOpenPreview();
  const address = previewScreenAddress(model.kind, model.document.id);
  if (address === undefined) return <PreviewOfUsers />;
  return <Button onClick={() => void open(address)}>{text('preview')}</Button>;
});

const PreviewOfUsers = observer(function PreviewOfUsers() {
  const { model } = useDesign();
  const { client } = useRoot();
  const text = useText(designLocale);
  const open = useOpenPreview();
  /** Who uses it, as it was when the menu was opened last; a text where that is not known. */
  const [users, setUsers] = useState<readonly DocumentUse[] | string>();
  const load = (): void => {
    setUsers(undefined);
    const { kind, document } = model;
    fetchUses(client, { kind, id: document.id }).then(setUsers, (error: unknown) =>
      setUsers(messageOf(error)),
    );
  };
  const pages = (Array.isArray(users) ? (users as readonly DocumentUse[]) : []).flatMap(
    ({ kind, id, name }) => {
      const address = previewScreenAddress(kind, id);
      return address === undefined ? [] : [{ key: address, label: name }];
    },
  );
  const said =
    users === undefined
      ? '…'
      : typeof users === 'string'
        ? users
        : pages.length === 0 && text('previewNowhere');
  return (
    <Dropdown
      trigger={['click']}
      onOpenChange={(isOpen) => isOpen && load()}
      menu={{
        items: said
          ? [{ key: '', label: said, disabled: true }]
          : [{ type: 'group', key: 'in', label: text('previewIn'), children: pages }],
        onClick: ({ key }) => void open(key),
      }}
    >
      <Button>{text('preview')}</Button>
    </Dropdown>
  );
});
