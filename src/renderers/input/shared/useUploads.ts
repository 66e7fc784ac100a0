import { useEffect, useRef, useState } from 'react';
import { isCancelled, messageOf } from '../../../runtime/data/ApiError.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { FileValue } from '../../../schemas/wire/file.ts';
import { fileFault, filesIn } from './files.meta.ts';
import type { FileKind } from './fileKinds.meta.ts';
import type { BoundInput } from './useInput.ts';

/** A file on its way, or one that did not get there. */
export interface Upload {
  key: string;
  file: File;
  status: 'sending' | 'failed';
  /** Why it failed, in the reader's language. */
  message: string;
  /** Trying again may help. */
  mayRetry: boolean;
}

export interface Uploads {
  files: readonly FileValue[];
  uploads: readonly Upload[];
  /** Places that are free. */
  free: number;
  /** Local views of images that have just been sent, by the id of the file. */
  views: ReadonlyMap<string, string>;
  /** Sends files; those beyond the free places are left out. @returns how many were left out */
  send: (files: readonly File[]) => number;
  retry: (key: string) => void;
  /** Takes away a stored file, or gives up one that is on its way. */
  remove: (idOrKey: string) => void;
}

let made = 0;

/** Uploads files for a field whose value is the list of those that have arrived; what failed stays in sight. */
export function useUploads(
  input: BoundInput,
  { maxCount, maxSize, accept }: { maxCount: number; maxSize: number; accept: readonly FileKind[] },
): Uploads {
  const { files: client, locale } = useRoot();
  const [uploads, show] = useState<readonly Upload[]>([]);
  const [views, keepViews] = useState<ReadonlyMap<string, string>>(new Map());
  const stops = useRef(new Map<string, AbortController>());
  const files = filesIn(input.value);
  // Files arrive in any order, each onto those that have arrived by then.
  const latest = useRef({ files, input });
  latest.current = { files, input };
  const shown = useRef(views);
  shown.current = views;
  useEffect(() => {
    const running = stops.current;
    return () => {
      for (const stop of running.values()) stop.abort();
      for (const url of shown.current.values()) URL.revokeObjectURL(url);
    };
  }, []);
  const sending = uploads.some(({ status }) => status === 'sending');
  useEffect(() => (sending ? latest.current.input.hold() : undefined), [sending]);
  const put = (next: readonly FileValue[]): void => {
    latest.current = { ...latest.current, files: next };
    latest.current.input.change(next.length === 0 ? null : next);
  };
  const change = (key: string, to: Partial<Upload>): void =>
    show((all) => all.map((upload) => (upload.key === key ? { ...upload, ...to } : upload)));
  const drop = (key: string): void => show((all) => all.filter((upload) => upload.key !== key));
  const start = async ({ key, file }: Pick<Upload, 'key' | 'file'>): Promise<void> => {
    const stop = new AbortController();
    stops.current.set(key, stop);
    change(key, { status: 'sending', message: '' });
    try {
      const stored = await client.upload(file, { signal: stop.signal });
      const fault = fileFault(stored, { accept, maxSize });
      if (fault) {
        change(key, { status: 'failed', message: locale.localise(fault), mayRetry: false });
        return;
      }
      if (stored.type.startsWith('image/')) {
        keepViews((all) => new Map(all).set(stored.id, URL.createObjectURL(file)));
      }
      drop(key);
      put([...latest.current.files, stored]);
    } catch (error) {
      if (!isCancelled(error)) change(key, { status: 'failed', message: messageOf(error), mayRetry: true });
    } finally {
      stops.current.delete(key);
    }
  };
  const free = Math.max(
    0,
    maxCount - files.length - uploads.filter(({ status }) => status === 'sending').length,
  );
  return {
    files,
    uploads,
    free,
    views,
    send: (chosen) => {
      const taken = chosen.slice(0, free).map((file): Upload => {
        made += 1;
        // The browser goes by the name's ending; the server looks at the content.
        const fault = fileFault(
          { name: file.name, size: file.size, type: file.type },
          { accept: [], maxSize },
        );
        return {
          key: `upload${made}`,
          file,
          status: fault ? 'failed' : 'sending',
          message: fault ? locale.localise(fault) : '',
          mayRetry: false,
        };
      });
      show((all) => [...all, ...taken]);
      for (const upload of taken) if (upload.status === 'sending') void start(upload);
      return chosen.length - taken.length;
    },
    retry: (key) => {
      const upload = uploads.find((one) => one.key === key);
      if (upload) void start(upload);
    },
    remove: (idOrKey) => {
      stops.current.get(idOrKey)?.abort();
      drop(idOrKey);
      const left = latest.current.files.filter(({ id }) => id !== idOrKey);
      if (left.length < latest.current.files.length) put(left);
    },
  };
}
