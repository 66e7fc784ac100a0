import { expect, test } from 'vitest';
import { filter, logIn, fits } from './support/steps.ts';
import { openVisits } from './support/openVisits.ts';

// An administrator walks the tree of the university's units by keyboard, sorts and filters it.

const open = openVisits();

test('units stand below each other; what was opened stays so while they are sorted and filtered', async () => {
  const { page } = await open();
  await logIn(page, 'admin');
  await page.goto('/system/student-affairs/4/3');
  const row = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('button', { name, exact: true }) });
  const university = row('示范大学');
  await university.waitFor();
  const department = row('软件工程系');
  expect(await department.count()).toBe(0);

  await row('计算机学院').focus();
  await page.keyboard.press('ArrowRight');
  await department.waitFor();
  expect(await department.getAttribute('aria-level')).toBe('3');
  await page.keyboard.press('ArrowLeft');
  await department.waitFor({ state: 'detached' });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-level'))).toBe('3');

  const staff = page.getByRole('columnheader', { name: '教职工人数' });
  await staff.getByRole('button').click();
  await expect.poll(() => staff.getAttribute('aria-sort')).toBe('ascending');
  await department.waitFor();

  await filter(page, '类别', '系');
  // What is above stands there, and is none of those that were found.
  const above = university.getByText('不在结果中');
  await above.waitFor();
  expect(await department.getAttribute('aria-level')).toBe('3');
  expect(await department.getByText('不在结果中').count()).toBe(0);
  await page.getByRole('button', { name: /重\s*置/ }).click();
  await above.waitFor({ state: 'detached' });
  await department.waitFor();
  expect(await department.getAttribute('aria-level')).toBe('3');
  await page.setViewportSize({ width: 375, height: 800 });
  await fits(page);
});
