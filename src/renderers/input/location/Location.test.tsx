import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderNode } from '../../../../tests/support/renderNode.tsx';
import { importPosition, positionText, readCoordinates } from './position.meta.ts';

const node = { type: 'location', id: 'place', name: 'place', title: '地点', props: { typed: true } };

it('says where the container cannot tell, and takes typed coordinates', async () => {
  const { form } = await renderNode(node, { values: {} });
  expect(screen.getByText('当前环境不支持定位')).toBeTruthy();
  const box = screen.getByLabelText('地点：纬度, 经度');
  fireEvent.change(box, { target: { value: '91, 0' } });
  fireEvent.blur(box);
  expect(screen.getByText('应如 30.26365, 120.12109')).toBeTruthy();
  fireEvent.change(box, { target: { value: '30.26，120.12' } });
  fireEvent.blur(box);
  expect(form?.values.place).toEqual({ latitude: 30.26, longitude: 120.12 });
  fireEvent.change(screen.getByLabelText('地点：地址说明'), { target: { value: '东门' } });
  expect(form?.values.place).toEqual({ latitude: 30.26, longitude: 120.12, address: '东门' });
});

it('writes a place as text and reads it back', () => {
  const value = { latitude: 30.26, longitude: -120.1, address: '东门 (新)' };
  expect(positionText(value)).toBe('东门 (新) (30.26, -120.1)');
  expect(importPosition(positionText(value))).toEqual({ value });
  expect(importPosition('30.26 120.1')).toEqual({ value: { latitude: 30.26, longitude: 120.1 } });
  expect(importPosition('东门')).toHaveProperty('finding');
  expect(readCoordinates('30, 181')).toBeUndefined();
});
