import type { Page } from 'playwright-core';
import { signAnswer } from '../../../src/runtime/data/sign.ts';
import type { Envelope } from '../../../src/schemas/wire/answer.ts';

/** Puts another document in the place of a published page, rightly signed: as if it stood in the database. */
export async function replaceDocument(page: Page, id: string, schema: unknown): Promise<void> {
  await page.route('**/resource/get.do', async (route) => {
    const { param } = route.request().postDataJSON() as Envelope;
    if ((JSON.parse(param) as { id?: string }).id !== id) return route.continue();
    const response = await route.fetch();
    const answer = (await response.json()) as { result: object };
    const body = JSON.stringify({ ...answer, result: { ...answer.result, schema } });
    const timestamp = response.headers()['x-timestamp'] ?? '';
    const token = route.request().headers().token ?? '';
    const headers = { ...response.headers(), 'x-sign': signAnswer(body, timestamp, token) };
    return route.fulfill({ status: 200, headers, body });
  });
}
