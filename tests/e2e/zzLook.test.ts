import { test } from 'vitest';
import { openVisits } from './support/openVisits.ts';
import { logIn } from './support/steps.ts';

const open = openVisits();

test('look', { timeout: 300_000 }, async () => {
  const visit = await open();
  const { page } = visit;
  page.on('console', (m) => console.log('CONSOLE', m.type(), m.text().slice(0, 1500)));
  page.on('pageerror', (e) => console.log('ERR', e.message));
  await page.setViewportSize({ width: 1440, height: 900 });
  await logIn(page, 'admin');
  await page.goto('/design/form/leave');
  await page.waitForTimeout(8000);
  const at = page.getByText('此处内容暂时无法显示').first();
  await at.click();
  await page.waitForTimeout(500);
  console.log(await at.evaluate((e) => e.closest('details, .ant-collapse, [data-node], div')?.parentElement?.outerHTML.slice(0, 1500)));
});
