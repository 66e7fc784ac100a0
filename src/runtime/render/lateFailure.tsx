import { Suspense, type ReactNode } from 'react';
import { isUnreadable } from '../data/ApiError.ts';
import { isChunkLoadError } from '../data/isChunkLoadError.ts';
import { prepareForFailures } from '../data/loadChunk.ts';
import { lazyPart } from './lazyPart.tsx';
import type { RendererProps } from './rendererProps.ts';

// What tells of parts that do not come is a part itself: no page waits for it, and it is there before it is needed.
const loadChunkFailure = async () => (await import('./ChunkFailure.tsx')).ChunkFailure;
const loadNotLoaded = async () => (await import('./NotLoaded.tsx')).NotLoaded;
const ChunkFailure = lazyPart(loadChunkFailure);
const ChunkMessage = lazyPart(async () => (await import('./ChunkFailure.tsx')).ChunkMessage);
const WidgetNotLoaded = lazyPart(loadNotLoaded);
const UnreadableDocument = lazyPart(
  async () => (await import('./UnreadableDocument.tsx')).UnreadableDocument,
);

/** Fetches what tells of parts that do not come, while parts still come. */
export function prepareToTell(): void {
  void prepareForFailures();
  Promise.all([loadChunkFailure(), loadNotLoaded()]).catch(() => undefined);
}

/** What stands in the place of a part that did not come; undefined for any other error. */
export const lateFailure = (
  error: unknown,
  around: { asked: boolean; retry: () => void; inline?: boolean },
): ReactNode =>
  isChunkLoadError(error) ? (
    <Suspense>
      <ChunkFailure error={error} {...around} />
    </Suspense>
  ) : undefined;

/**
 * Tells of a part that did not come and that its page can do without; undefined for any other error.
 * @param gone it was told
 * @param again draws it again, where nobody else does
 */
export const lateMessage = (error: unknown, gone: () => void, again: (() => void) | undefined): ReactNode =>
  isChunkLoadError(error) ? (
    <Suspense>
      <ChunkMessage error={error} gone={gone} again={again} />
    </Suspense>
  ) : undefined;

/** What stands in the place of a document that the server cannot read; undefined for any other error. */
export const unreadable = (error: unknown, kind: string, id: string): ReactNode =>
  isUnreadable(error) ? (
    <Suspense>
      <UnreadableDocument error={error} where={`${kind} ${id}`} />
    </Suspense>
  ) : undefined;

/** Stands in the place of a widget that could not be fetched. */
export const NotLoaded = (props: RendererProps): ReactNode => (
  <Suspense>
    <WidgetNotLoaded {...props} />
  </Suspense>
);
