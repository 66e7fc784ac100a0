import { reaction } from 'mobx';
import { useCallback, useEffect, useState } from 'react';
import { useLoaded } from '../../runtime/render/useLoaded.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { type DocumentKey, fetchWorking } from '../core/designCalls.ts';
import type { Design } from '../frame/DesignContext.ts';
import { fetchVersion } from './publishCalls.ts';
import { PublishModel } from './PublishModel.ts';

/** A publication of the document that is designed, or of one of its versions once more; looked at from the start. @param asked others to publish with it */
export function usePublication(
  { model, autosave }: Design,
  version: number | undefined,
  asked: readonly DocumentKey[],
): PublishModel {
  const { client } = useRoot();
  const [publication] = useState(() => {
    const { kind, id } = model.document;
    return new PublishModel({
      client,
      key: { kind, id },
      ...(version !== undefined && { version }),
      asked,
      save: async () => ((await autosave.flush()) ? model.base.revision : undefined),
      refresh: () => autosave.refresh(() => fetchWorking(client, { kind, id })),
    });
  });
  useEffect(() => {
    void publication.look();
    return () => publication.dispose();
  }, [publication]);
  useEffect(
    () =>
      reaction(
        () => publication.status === 'done',
        (isDone) => {
          if (isDone) model.published();
        },
      ),
    [publication, model],
  );
  return publication;
}

type Before =
  | { readonly status: 'loading' | 'none' }
  | { readonly status: 'ready'; readonly document: Design['model']['document'] };

/** What users have, and what they would have. */
export function useCompared({ model }: Design, version: number | undefined) {
  const { client } = useRoot();
  const { kind, id } = model.document;
  const load = useCallback(
    async (signal: AbortSignal) => {
      const key = { kind, id };
      const { version: published } = await fetchWorking(client, key, signal);
      const [before, after] = await Promise.all([
        fetchVersion(client, key, published, signal),
        fetchVersion(client, key, version, signal),
      ]);
      return { before, after };
    },
    [client, kind, id, version],
  );
  const { loaded, retry } = useLoaded(load);
  const compared = loaded.status === 'ready' ? loaded.value : undefined;
  const before: Before =
    compared === undefined
      ? { status: 'loading' }
      : compared.before === undefined
        ? { status: 'none' }
        : { status: 'ready', document: compared.before };
  return { before, after: version === undefined ? model.document : compared?.after, retry };
}
