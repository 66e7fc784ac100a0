import { fireEvent, screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { expect, test } from 'vitest';
import { openFlowDesign, trialForm } from '../../../../../tests/support/flowDesign.tsx';
import type { NestingProps } from '../../../settings/controlProps.ts';
import { FieldRightsEditor } from '../rights/FieldRightsEditor.tsx';
import { ButtonsEditor } from './ButtonsEditor.tsx';

/** A control of a panel over a value that it changes, and all values that it gave. */
function overValue(Editor: ComponentType<NestingProps>, first: unknown) {
  const given: unknown[] = [];
  const Panel = () => {
    const [value, setValue] = useState(first);
    const change = (next: unknown): void => {
      given.push(next);
      setValue(next);
    };
    return (
      <Editor
        {...{ id: 'x', title: '设置', value, disabled: false, invalid: false, change }}
        List={() => null}
      />
    );
  };
  return { given, panel: <Panel /> };
}

test('buttons of a step are moved by the order that their task shows them in', async () => {
  const { given, panel } = overValue(ButtonsEditor, { cc: {}, agree: {}, reject: { text: '驳回' } });
  await openFlowDesign(panel);
  const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
  press('上移：拒绝 → 驳回');
  expect(given.at(-1)).toEqual({ reject: { text: '驳回', order: 1 }, agree: { order: 2 }, cc: {} });
  const names = () => screen.getAllByRole('listitem').map((each) => each.getAttribute('aria-label'));
  expect(names()).toEqual(['拒绝 → 驳回', '同意', '抄送']);
  press('下移：拒绝 → 驳回');
  expect(given.at(-1)).toEqual({ agree: {}, reject: { text: '驳回' }, cc: {} });
});

test('rights of a step in its panel keep what is said of columns and rows', async () => {
  const items = { right: 'edit', columns: { price: 'read' }, rows: 'fixed' };
  const { given, panel } = overValue(FieldRightsEditor, { note: 'edit', items });
  const others = Array.from({ length: 6 }, (_, at) => ({
    ...{ type: 'input', id: `o${String(at)}`, name: `other${String(at)}` },
  }));
  const schema = { ...trialForm, fields: [...trialForm.fields, ...others] };
  await openFlowDesign(panel, { '/resource/get.do': { result: { revision: 1, schema } } });
  const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
  const choose = async (field: string, right: string): Promise<void> => {
    fireEvent.mouseDown(screen.getByLabelText(`“${field}”的权限`, { selector: 'input' }));
    fireEvent.click(await screen.findByTitle(right));
  };
  await screen.findByRole('button', { name: '全部隐藏' });
  press('全部隐藏');
  expect(given.at(-1)).toMatchObject({ amount: 'hidden', items: { ...items, right: 'hidden' } });
  press('全部可编辑');
  expect(given.at(-1)).toMatchObject({ amount: 'edit', note: 'edit', items });
  // With a search, what is found alone.
  fireEvent.change(screen.getByLabelText('查找字段'), { target: { value: '说明' } });
  press('全部默认');
  expect(given.at(-1)).not.toHaveProperty('note');
  expect(given.at(-1)).toMatchObject({ amount: 'edit', items });
  fireEvent.change(screen.getByLabelText('查找字段'), { target: { value: '' } });
  press('全部默认');
  expect(given.at(-1)).toBeUndefined();
  await choose('单价', '隐藏');
  expect(given.at(-1)).toEqual({ items: { right: 'read', columns: { price: 'hidden' } } });
});
