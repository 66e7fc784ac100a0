import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { expect, it } from 'vitest';
import { createTestRoot } from '../../../../../tests/support/renderNode.tsx';
import { ListViewClient } from '../../../../runtime/data/ListViewClient.ts';
import { RootContext } from '../../../../runtime/stores/RootContext.tsx';
import { SaveViewDialog } from './SaveViewDialog.tsx';
import type { ListView } from '../../../../schemas/wire/listView.ts';
import { ViewsModel, type ViewedList } from './ViewsModel.ts';

const list: ViewedList = {
  id: 'students',
  mayShare: false,
  state: {},
  read: (state) => ({ ...state }),
  apply: () => undefined,
  resume: () => undefined,
};

function draw(view?: ListView) {
  const { root } = createTestRoot();
  const model = new ViewsModel(
    list,
    new ListViewClient(root.client, 'students', () => 'teacher'),
    [],
    () => undefined,
  );
  render(
    // Nothing moves here, so that the dialog stands at once.
    <ConfigProvider theme={{ token: { motion: false } }}>
      <RootContext.Provider value={root}>
        <SaveViewDialog model={model} view={view} close={() => undefined} />
      </RootContext.Provider>
    </ConfigProvider>,
  );
}

it('begins in the name', async () => {
  draw();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('名称')));
});

it('names the owner of a view that is another’s', () => {
  const shared = { id: 'v', list: 'students', name: '休学', state: {}, scope: 'shared' } as const;
  draw({ ...shared, roles: [], revision: 1, isDefault: false, isOwn: false, owner: '林' });
  expect(screen.getByText('由 林 创建，修改后其他人也会看到')).toBeTruthy();
});

it('puts the cursor into the name that is missing', async () => {
  draw();
  const save = screen.getByRole('button', { name: /保\s?存/ });
  act(() => {
    save.focus();
  });
  fireEvent.click(save);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('名称')));
});
