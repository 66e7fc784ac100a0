import { DownOutlined, StarFilled } from '@ant-design/icons';
import { Button, Dropdown, Typography } from 'antd';
import type { MenuProps } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { messageOf } from '../../../../runtime/data/ApiError.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import type { ListView } from '../../../../schemas/wire/listView.ts';
import { SaveViewDialog } from './SaveViewDialog.tsx';
import { savedViewsLocale } from './savedViews.locale.ts';
import type { ViewsModel } from './ViewsModel.ts';

/** The saved views of a list: which one it shows, and what can be done with it. */
export default observer(function SavedViews({ model }: { model: ViewsModel }) {
  const root = useRoot();
  const text = useText(savedViewsLocale);
  const [dialog, setDialog] = useState<{ view: ListView | undefined }>();
  const { current } = model;

  const carryOut = async (work: Promise<void>, done?: string): Promise<void> => {
    try {
      await work;
      if (done !== undefined) root.ui.message('success', done);
    } catch (error) {
      root.ui.message('error', messageOf(error));
    }
  };
  const remove = async (view: ListView): Promise<void> => {
    const title = text('removeTitle', { name: view.name });
    const { isOwn, owner } = view;
    const warning = text(isOwn ? 'removeShared' : 'removeOwned', { owner });
    const content = view.scope === 'own' ? {} : { content: warning };
    if (await root.ui.confirm({ title, danger: true, ...content }))
      await carryOut(model.remove(view), text('removed'));
  };
  /** Whose it is, or who else sees it. */
  const noteOf = ({ isOwn, owner, scope }: ListView): string => {
    if (!isOwn) return text('ofOwner', { owner });
    return scope === 'own' ? '' : text(scope === 'shared' ? 'toAll' : 'toRoles');
  };
  const entry = (view: ListView) => ({
    key: `view ${view.id}`,
    label: (
      <>
        {view.name}
        <Typography.Text type="secondary">{noteOf(view)}</Typography.Text>
      </>
    ),
    ...(view.isDefault ? { icon: <StarFilled aria-label={text('isDefault')} /> } : {}),
    onClick: () => {
      model.show(view);
    },
  });
  const group = (key: 'own' | 'others', views: readonly ListView[]): NonNullable<MenuProps['items']> =>
    views.length === 0 ? [] : [{ type: 'group', key, label: text(key), children: views.map(entry) }];
  const maySave = root.session.may('manager/listView/save.do');
  // Without views there is nothing to choose, where none can be kept.
  if (!maySave && model.views.length === 0) return null;
  const own = current
    ? [
        ...(model.isDirty && model.mayChange(current)
          ? [
              {
                key: 'update',
                label: text('update'),
                onClick: () => void carryOut(model.update(current), text('saved')),
              },
            ]
          : []),
        ...(model.mayChange(current)
          ? [{ key: 'edit', label: text('edit'), onClick: () => setDialog({ view: current }) }]
          : []),
        {
          key: 'default',
          label: text(current.isDefault ? 'dropDefault' : 'makeDefault'),
          onClick: () => void carryOut(model.setDefault(current, !current.isDefault)),
        },
        ...(model.mayRemove(current)
          ? [{ key: 'remove', danger: true, label: text('remove'), onClick: () => void remove(current) }]
          : []),
      ]
    : [];
  const items: MenuProps['items'] = [
    {
      key: 'none',
      label: text('none'),
      onClick: () => {
        model.show(undefined);
      },
    },
    ...group(
      'own',
      model.views.filter(({ isOwn }) => isOwn),
    ),
    ...group(
      'others',
      model.views.filter(({ isOwn }) => !isOwn),
    ),
    ...(maySave
      ? [
          { type: 'divider' as const },
          { key: 'saveAs', label: text('saveAs'), onClick: () => setDialog({ view: undefined }) },
          ...own,
        ]
      : []),
  ];
  const name = current?.name ?? text('none');
  const shown = model.isDirty ? `${name}${text('changed')}` : name;
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{ items, selectedKeys: [current ? `view ${current.id}` : 'none'], style: MENU }}
      >
        <Button type="text" aria-label={text('label', { name: shown })} style={BUTTON}>
          <span style={NAME}>{name}</span>
          {model.isDirty && <span aria-hidden>*</span>}
          <DownOutlined aria-hidden style={{ fontSize: 10 }} />
        </Button>
      </Dropdown>
      {dialog && (
        <SaveViewDialog
          model={model}
          view={dialog.view}
          close={() => {
            setDialog(undefined);
          }}
        />
      )}
    </>
  );
});

// Beside other views on a phone there is less room than the longest name asks for.
const BUTTON = { minWidth: 0, paddingInline: 8 } as const;
const NAME = { maxWidth: 160, overflow: 'hidden', textOverflow: 'ellipsis' } as const;
const MENU = { maxHeight: 420, overflowY: 'auto' } as const;
