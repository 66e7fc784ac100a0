import { documentValidators } from 'virtual:document-validators';
import { createVocabulary } from '../../documents/vocabulary.ts';
import { metas } from '../../renderers/metas.ts';
import { LiveCheck } from './LiveCheck.ts';
import type { CheckAnswer, CheckRequest } from './messages.ts';
import { vocabularySize } from './vocabularySize.ts';

// Checks documents beside the page, which goes on drawing meanwhile.

const vocabulary = createVocabulary(metas);
let live: LiveCheck | undefined;

const answer = (message: CheckAnswer): void => globalThis.postMessage(message);

addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  if (data.around !== undefined) {
    const fits = (kind: string, document: object): boolean => documentValidators[kind]?.(document) === true;
    live =
      data.size === vocabularySize(vocabulary) ? new LiveCheck(vocabulary, data.around, fits) : undefined;
  }
  if (data.asked !== undefined) live?.take(data.asked);
  if (live === undefined) answer({ foreign: true });
  else answer(data.work === undefined ? live.check(data.document) : live.test(data.document, data.work));
});
