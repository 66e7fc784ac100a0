import { Check } from 'typebox/value';
import { LiveCheck } from '../../src/designer/live/LiveCheck.ts';
import type { CheckAnswer, CheckRequest } from '../../src/designer/live/messages.ts';
import { createVocabulary } from '../../src/documents/vocabulary.ts';
import { metas } from '../../src/renderers/metas.ts';
import { documentSchemas } from '../../src/schemas/documents/index.ts';

/** The worker that checks documents, on the page's side of the line: where tests run there are no workers. */
export class NearCheckWorker extends EventTarget {
  private live: LiveCheck | undefined;
  terminated = false;

  postMessage({ document, work, around, asked }: CheckRequest): void {
    const fits = (kind: keyof typeof documentSchemas, value: object): boolean =>
      Check(documentSchemas[kind], value);
    if (around !== undefined) this.live = new LiveCheck(createVocabulary(metas), around, fits);
    if (asked !== undefined) this.live?.take(asked);
    const found = work ? this.live?.test(document, work) : this.live?.check(document);
    const data: CheckAnswer = found ?? { foreign: true };
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }

  terminate(): void {
    this.terminated = true;
  }
}
