import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import type { Node } from '../../../schemas/node.ts';

const node: Node = {
  type: 'sub-form',
  id: 'budget',
  name: 'budget',
  title: '预算',
  children: [
    { type: 'input', id: 'place', name: 'place', title: '地点', required: true },
    { type: 'number', id: 'venue', name: 'venue', title: '场地' },
    { type: 'formula', id: 'twice', name: 'twice', title: '两倍', value: '{{ row.venue * 2 }}' },
    { type: 'input', id: 'why', name: 'why', title: '原因', visible: '{{ row.venue > 100 }}' },
  ],
};

describe('sub-form', () => {
  it('makes one object of its fields, with what is computed, and null when all are empty', async () => {
    const { form } = await renderNode(node, { values: {} });
    const venue = screen.getByLabelText(/场地/);
    fireEvent.change(venue, { target: { value: '80' } });
    await waitFor(() => expect(form?.values.budget).toMatchObject({ venue: 80, twice: 160 }));
    expect(screen.queryByLabelText('原因')).toBeNull();
    fireEvent.change(venue, { target: { value: '120' } });
    expect(await screen.findByLabelText('原因')).toBeTruthy();
    fireEvent.change(screen.getByLabelText(/地点/), { target: { value: '礼堂' } });
    expect(form?.values.budget).toMatchObject({ venue: 120, place: '礼堂' });
  });

  it('says what is wrong at its own field', async () => {
    const { form } = await renderNode(node, { values: { budget: { venue: 1 } } });
    await act(async () => {
      await form?.validate();
    });
    const place = screen.getByLabelText(/地点/);
    expect(place.getAttribute('aria-invalid')).toBe('true');
    expect(form?.settle().errors).toMatchObject([{ field: 'budget.place', code: 'required' }]);
  });

  it('shows its values where they cannot be changed', async () => {
    await renderNode({ ...node, readOnly: true }, { values: { budget: { place: '礼堂', venue: 80 } } });
    expect(screen.getByText('礼堂')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});
