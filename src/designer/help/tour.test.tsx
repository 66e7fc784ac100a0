import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createTestRoot } from '../../../tests/support/renderNode.tsx';
import { renderPortal } from '../../../tests/support/renderPortal.tsx';
import { DesignHelp } from './DesignHelp.tsx';
import { TourOffer } from './TourOffer.tsx';
import { useTour } from './useTour.ts';

/** A designer with three of the places that the tour tells of. */
function Designer() {
  const tour = useTour();
  return (
    <div className="at-design">
      {tour.isOffered && <TourOffer tour={tour} />}
      <div className="at-design-top">
        <DesignHelp kind="form" tour={tour} />
        <button type="button">发 布</button>
      </div>
      <section role="region" aria-label="组件" />
      <section role="region" aria-label="画布" />
    </div>
  );
}

/** Draws it for somebody who has seen the tour, or not. @returns what is kept for the person */
function draw(seen: Record<string, unknown>): unknown[] {
  const kept: unknown[] = [];
  const { root } = createTestRoot({
    '/userSetting/get.do': { result: seen },
    '/userSetting/save.do': ({ key, value }) => {
      kept.push([key, value]);
      return {};
    },
  });
  renderPortal(root, <Designer />);
  return kept;
}

const noted = [['guide/design-tour', true]];

test('the tour is offered once, goes from place to place by keys, and ends with Escape where it was begun', async () => {
  const kept = draw({});
  fireEvent.click(await screen.findByRole('button', { name: '开始导览' }));
  await screen.findByRole('dialog', { name: '组件 · 第 1 步，共 3 步' });
  fireEvent.keyDown(window, { key: 'ArrowRight' });
  const canvas = await screen.findByRole('dialog', { name: '画布 · 第 2 步，共 3 步' });
  await expect.poll(() => canvas.contains(document.activeElement)).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: '下一步' }));
  await screen.findByRole('dialog', { name: '发布 · 第 3 步，共 3 步' });
  fireEvent.keyDown(window, { key: 'Escape' });
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '帮助' }));
  expect(screen.queryByRole('region', { name: '新手导览' })).toBeNull();
  await expect.poll(() => kept).toEqual(noted);
});

test('turned down, the offer does not come again; the tour stays under Help, beside the chapter of the kind', async () => {
  const kept = draw({});
  fireEvent.click(await screen.findByRole('button', { name: '不用了' }));
  await expect.poll(() => kept).toEqual(noted);
  expect(screen.queryByRole('region', { name: '新手导览' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '帮助' }));
  const guide = await screen.findByRole('link', { name: '使用指南' });
  expect(guide.getAttribute('href')).toBe('/guide/zh/forms');
  fireEvent.click(screen.getByRole('menuitem', { name: '新手导览' }));
  await screen.findByRole('dialog', { name: /^组件/ });
});
