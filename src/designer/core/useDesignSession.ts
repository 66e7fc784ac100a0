import { useEffect, useState } from 'react';
import { isCancelled } from '../../runtime/data/ApiError.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { Autosave } from './Autosave.ts';
import { LiveChecker } from '../live/LiveChecker.ts';
import { startCheckWorker } from '../live/startCheckWorker.ts';
import { vocabularySize } from '../live/vocabularySize.ts';
import {
  checkWorking,
  type DocumentKey,
  fetchSurroundings,
  fetchWorking,
  patchWorking,
} from './designCalls.ts';
import { DesignModel } from './DesignModel.ts';
import { problemOf, Problems } from './Problems.ts';

/** A document that is open in its designer. */
export interface DesignSession {
  readonly model: DesignModel;
  readonly autosave: Autosave;
  readonly problems: Problems;
}

/** How far the opening of a document is. */
export type Opening =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly status: 'ready'; readonly session: DesignSession };

/** Opens the working document, and saves what is left of it when the page is left. */
export function useDesignSession({ kind, id }: DocumentKey): Opening {
  const { client, platform, locale } = useRoot();
  const [round, setRound] = useState(0);
  const [opening, setOpening] = useState<Opening>({ status: 'loading' });
  useEffect(() => {
    const gone = new AbortController();
    let session: DesignSession | undefined;
    const live = new LiveChecker(
      startCheckWorker,
      (names) => fetchSurroundings(client, names),
      () => vocabularySize(platform.vocabulary),
    );
    setOpening({ status: 'loading' });
    // The palette offers every widget, and the canvas draws what the document may get.
    Promise.all([fetchWorking(client, { kind, id }, gone.signal), platform.registry.prepareAll()]).then(
      ([working]) => {
        if (gone.signal.aborted) return;
        const model = new DesignModel(working, platform.vocabulary);
        const key = { kind, id };
        session = {
          model,
          autosave: new Autosave(model, (revision, patch, after) =>
            patchWorking(client, key, revision, patch, after),
          ),
          problems: new Problems(model, {
            judge: (document, signal) => checkWorking(client, document, signal),
            disagree: () => live.forget(),
            live: async (document, signal) =>
              (await live.check(document, signal))?.map((finding) =>
                problemOf(finding, (said) => locale.localise(said)),
              ),
          }),
        };
        setOpening({ status: 'ready', session });
      },
      (error: unknown) => {
        if (gone.signal.aborted || isCancelled(error)) return;
        setOpening({ status: 'failed', error, retry: () => setRound((count) => count + 1) });
      },
    );
    return () => {
      gone.abort();
      session?.autosave.dispose();
      session?.problems.dispose();
      live.dispose();
    };
  }, [client, platform, locale, kind, id, round]);
  return opening;
}
