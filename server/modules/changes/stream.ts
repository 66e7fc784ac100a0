import { PassThrough } from 'node:stream';
import type { ChangeFeed } from '../../changes/ChangeFeed.ts';

/** Milliseconds after which a comment keeps proxies from cutting a line that says nothing. */
const BEAT = 20_000;
/** Bytes that wait for a reader; one who takes nothing any more is let go. */
const MOST_WAITING = 64 * 1024;

interface Open {
  readonly feed: ChangeFeed;
  /** Names under which the feed tells of them, by the names that whoever listens knows. */
  readonly modules: ReadonlyMap<string, string>;
  /** Name under which the feed tells of what ends the stream: whoever goes on listening asks anew. */
  readonly endsWith?: string | undefined;
  /** Whether whoever listens may still do so; asked at every beat. */
  readonly mayListen: () => Promise<boolean>;
}

/** Changes of some modules as server-sent events: `ready` once, then `changed` with `{ module }` for each. */
export function openStream({ feed, modules, endsWith, mayListen }: Open): PassThrough {
  const stream = new PassThrough();
  const write = (text: string): void => {
    if (stream.writableLength > MOST_WAITING) stream.destroy();
    else if (!stream.writableEnded) stream.write(text);
  };
  const send = (event: string, data: object): void => {
    write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  const unwatch = [...modules].map(([module, told]) => feed.watch(told, () => send('changed', { module })));
  if (endsWith !== undefined) unwatch.push(feed.watch(endsWith, () => stream.end()));
  const beat = setInterval(() => {
    write(':\n\n');
    mayListen().then(
      (may) => {
        if (!may) stream.end();
      },
      // A database that is away for a moment says nothing of the session.
      () => undefined,
    );
  }, BEAT);
  stream.once('close', () => {
    clearInterval(beat);
    for (const end of unwatch) end();
  });
  send('ready', { modules: [...modules.keys()] });
  return stream;
}
