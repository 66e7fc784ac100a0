import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown, type MenuProps } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { savedViewsLocale } from '../../../renderers/list/shared/savedViews/savedViews.locale.ts';
import { messageOf } from '../../../runtime/data/ApiError.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { FlowList } from './FlowList.ts';
import { FlowViews } from './FlowViews.ts';
import { SaveFlowView } from './SaveFlowView.tsx';

/** The saved views of a list: which one it shows, and what can be done with it. */
export const FlowViewsMenu = observer(function FlowViewsMenu({ list }: { list: FlowList }) {
  const { client, session, ui } = useRoot();
  const text = useText(savedViewsLocale);
  const [model] = useState(() => new FlowViews(client, list));
  const [isNaming, setNaming] = useState(false);
  const tell = (error: unknown): void => {
    ui.message('error', messageOf(error));
  };
  useEffect(() => {
    // Without its views a list is whole: they come with the next visit.
    model.load().catch(() => undefined);
  }, [model]);
  const { current, isChanged } = model;
  const update = async (name: string): Promise<void> => {
    try {
      await model.save(name);
      ui.message('success', text('saved'));
    } catch (error) {
      tell(error);
    }
  };
  const remove = async (): Promise<void> => {
    if (!current) return;
    const title = text('removeTitle', { name: current.name });
    if (await ui.confirm({ title, danger: true })) await model.remove(current).catch(tell);
  };
  const items: MenuProps['items'] = [
    { key: 'none', label: text('none'), onClick: () => model.show(undefined) },
    ...model.views.map((view) => ({
      key: `view ${view.name}`,
      label: view.name,
      onClick: () => model.show(view),
    })),
    { type: 'divider' },
    ...(current && isChanged
      ? [{ key: 'update', label: text('update'), onClick: () => void update(current.name) }]
      : []),
    { key: 'saveAs', label: text('saveAs'), onClick: () => setNaming(true) },
    ...(current
      ? [{ key: 'remove', danger: true, label: text('remove'), onClick: () => void remove() }]
      : []),
  ];
  // The views are a setting of the person's own, of which such a session reads nothing either.
  if (!session.may('manager/userSetting/save.do')) return null;
  const name = current?.name ?? text('none');
  const label = text('label', { name: isChanged ? `${name}${text('changed')}` : name });
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items,
          selectedKeys: [current ? `view ${current.name}` : 'none'],
          className: 'at-flow-views',
        }}
      >
        <Button type="text" aria-label={label} className="at-flow-view">
          <span>{name}</span>
          {isChanged && <span aria-hidden>*</span>}
          <DownOutlined aria-hidden />
        </Button>
      </Dropdown>
      {isNaming && <SaveFlowView model={model} close={() => setNaming(false)} />}
    </>
  );
});
