import { useEffect, useState } from 'react';
import { isCancelled } from '../../runtime/data/ApiError.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { storedKind } from '../../schemas/kinds.ts';
import { Autosave } from './Autosave.ts';
import { LiveChecker } from '../live/LiveChecker.ts';
import { isTested } from '../../documents/scenario/subject.ts';
import { TestRuns } from '../tests/TestRuns.ts';
import { testWorking } from '../tests/testCalls.ts';
import { startCheckWorker } from '../live/startCheckWorker.ts';
import { vocabularySize } from '../live/vocabularySize.ts';
import {
  checkWorking,
  type DocumentKey,
  fetchSurroundings,
  fetchWorking,
  patchWorking,
  tellPresence,
} from './designCalls.ts';
import { DesignModel } from './DesignModel.ts';
import { keepDesign, takeKeptDesign } from './keptDesigns.ts';
import { Presence } from './Presence.ts';
import { problemOf, Problems } from './Problems.ts';

/** A document that is open in its designer. */
export interface DesignSession {
  readonly model: DesignModel;
  readonly autosave: Autosave;
  readonly problems: Problems;
  readonly presence: Presence;
  /** The system that the document belonged to when it was opened; undefined: none. */
  readonly system: string | undefined;
  /** Of documents that hold tests. */
  readonly runs?: TestRuns | undefined;
}

/** How far the opening of a document is. */
export type Opening =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly status: 'ready'; readonly session: DesignSession };

/**
 * Opens the working document, and saves what is left of it when the page is left; where the session ended, it is kept for
 * the next login.
 */
export function useDesignSession({ kind, id }: DocumentKey): Opening {
  const { client, platform, locale, live: changes, session: login } = useRoot();
  const [round, setRound] = useState(0);
  const [opening, setOpening] = useState<Opening>({ status: 'loading' });
  useEffect(() => {
    const gone = new AbortController();
    const key = { kind, id };
    const userId = login.login?.userBaseInfo.userId;
    let session: DesignSession | undefined;
    const live = new LiveChecker(
      startCheckWorker,
      (names) => fetchSurroundings(client, names),
      () => vocabularySize(platform.vocabulary),
    );
    setOpening({ status: 'loading' });
    // The palette offers every widget, and the canvas draws what the document may get.
    Promise.all([
      fetchWorking(client, key, gone.signal),
      import('../../documents/pinyinNames.ts'),
      platform.registry.prepareAll(),
    ]).then(
      ([working, { codeOf }]) => {
        if (gone.signal.aborted) return;
        const kept = takeKeptDesign(login, key);
        const model = kept?.model ?? new DesignModel(working, { ...platform.vocabulary, codeFor: codeOf });
        const user = login.login?.userBaseInfo;
        const autosave = new Autosave(model, (patch) => patchWorking(client, key, patch), kept?.unanswered);
        session = {
          model,
          system: working.system,
          autosave,
          runs: isTested(model.document)
            ? new TestRuns(model, {
                live: (document, work, signal) => live.test(document, work, signal),
                server: async (signal) =>
                  (await autosave.flush()) ? testWorking(client, key, signal) : undefined,
              })
            : undefined,
          problems: new Problems(model, {
            judge: (document, signal) => checkWorking(client, document, signal),
            disagree: () => live.forget(),
            live: async (document, signal) =>
              (await live.check(document, signal))?.map((finding) =>
                problemOf(finding, (said) => locale.localise(said)),
              ),
          }),
          presence: new Presence({
            tell: (leave) => tellPresence(client, key, leave),
            watch: (listener) => changes.watch(`${storedKind(kind)}/${id}`, listener),
            refresh: (revision) =>
              autosave.refresh(async () => {
                const found = await fetchWorking(client, key);
                // What one has saved elsewhere, or gone back to, nobody else has changed.
                return found.by === user?.realName ? { ...found, by: undefined } : found;
              }, revision),
            userId: user?.userId,
          }),
        };
        setOpening({ status: 'ready', session });
      },
      (error: unknown) => {
        if (gone.signal.aborted || isCancelled(error)) return;
        setOpening({ status: 'failed', error, retry: () => setRound((count) => count + 1) });
      },
    );
    // A window that is closed draws no more: who is left behind need not wait until the beats are missed.
    const close = (): void => session?.presence.dispose();
    window.addEventListener('pagehide', close);
    return () => {
      window.removeEventListener('pagehide', close);
      gone.abort();
      session?.presence.dispose();
      if (session !== undefined) {
        const { model, autosave } = session;
        const isLost = login.status !== 'loggedIn' && autosave.status !== 'saved';
        if (isLost) keepDesign(login, key, userId, { model, unanswered: autosave.suspend() });
        else autosave.dispose();
      }
      session?.problems.dispose();
      session?.runs?.dispose();
      live.dispose();
    };
  }, [client, platform, locale, changes, login, kind, id, round]);
  return opening;
}
