import type { RootStore } from '../../stores/RootStore.ts';
import { failure } from './answers.ts';
import { appTexts } from './appTexts.ts';

/** Milliseconds after which a recording is ended: apps stop at 60 s by themselves, and then tell nobody of the voice. */
const LONGEST = 55_000;

/** How an app records. */
export interface Recorder<Voice> {
  start: () => Promise<unknown>;
  stop: () => Promise<Voice>;
  /** What was said. */
  translate: (voice: Voice) => Promise<string>;
}

/** Records until the person says that it is enough, and answers what they said as text. */
export async function recordText<Voice>(
  root: RootStore,
  { start, stop, translate }: Recorder<Voice>,
): Promise<{ text: string }> {
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
    return { text: await translate(voice) };
  } finally {
    clearTimeout(timer);
  }
}
