import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTestRoot } from '../../../../../tests/support/renderNode.tsx';
import { ListViewClient } from '../../../../runtime/data/ListViewClient.ts';
import { RootContext } from '../../../../runtime/stores/RootContext.tsx';
import { SaveViewDialog } from './SaveViewDialog.tsx';
import { ViewsModel, type ViewedList } from './ViewsModel.ts';

const list: ViewedList = {
  id: 'students',
  mayShare: false,
  state: {},
  read: (state) => ({ ...state }),
  apply: () => undefined,
  resume: () => undefined,
};

it('puts the cursor into the name that is missing', async () => {
  const { root } = createTestRoot();
  const model = new ViewsModel(
    list,
    new ListViewClient(root.client, 'students', () => 'teacher'),
    [],
    () => undefined,
  );
  render(
    <RootContext.Provider value={root}>
      <SaveViewDialog model={model} view={undefined} close={() => undefined} />
    </RootContext.Provider>,
  );
  const save = screen.getByRole('button', { name: /保\s?存/ });
  act(() => {
    save.focus();
  });
  fireEvent.click(save);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('名称')));
});
