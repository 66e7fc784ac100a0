import type { RootStore } from '../../stores/RootStore.ts';
import { failure } from './answers.ts';
import { appTexts } from './appTexts.ts';

/** Milliseconds after which a recording is ended: apps stop at 60 s by themselves, and then tell nobody of the voice. */
const LONGEST = 55_000;

/** A recording, by the id that the app keeps it under. */
export interface Voice {
  readonly voice: string;
  /** Seconds; where the app wants to hear of it again. */
  readonly duration?: unknown;
}

/** How an app records. */
export interface Recorder {
  start: () => Promise<unknown>;
  stop: () => Promise<Voice>;
  /** What was said. */
  translate: (voice: Voice) => Promise<string>;
}

/**
 * Records until the person says that it is enough, and answers what they said as text, and the recording, which
 * `translateVoice` of the same app takes.
 */
export async function recordText(
  root: RootStore,
  { start, stop, translate }: Recorder,
): Promise<Voice & { text: string }> {
  await start();
  const title = root.locale.localise(appTexts.recording);
  const content = root.locale.localise(appTexts.recordingHint);
  const answered = root.ui.confirm({ title, content });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const longest = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LONGEST);
  });
  const stopped = Promise.race([answered, longest]).then(stop);
  try {
    const [agreed, voice] = await Promise.all([answered, stopped]);
    if (!agreed) throw failure(root, 'cancelled');
    return { ...voice, text: await translate(voice) };
  } finally {
    clearTimeout(timer);
  }
}

/** The recording that a step names. @throws TellableError where it names none */
export function voiceOf(root: RootStore, { voice, duration }: Readonly<Record<string, unknown>>): Voice {
  if (typeof voice !== 'string' || voice === '') throw failure(root, 'noVoice');
  return { voice, duration };
}
