import { useEffect, useRef, useState } from 'react';

export type RecorderState = 'idle' | 'asking' | 'recording' | 'refused' | 'absent' | 'unsupported';

export interface Recorder {
  state: RecorderState;
  /** Seconds recorded so far. */
  seconds: number;
  start: () => void;
  /** Ends the recording and gives it. */
  stop: () => void;
  discard: () => void;
}

/** What browsers record into, by preference: the first is played by all of them. */
const KINDS = [
  { type: 'audio/mp4', ending: 'm4a' },
  { type: 'audio/webm', ending: 'webm' },
  { type: 'audio/ogg', ending: 'ogg' },
] as const;
/** Speech stays clear, and a minute takes a quarter of a megabyte. */
const BITS_PER_SECOND = 32_000;
const SECOND = 1000;

const kindHere = () =>
  typeof MediaRecorder === 'undefined' || !('mediaDevices' in navigator)
    ? undefined
    : KINDS.find(({ type }) => MediaRecorder.isTypeSupported(type));

const stateOf = (error: unknown): RecorderState =>
  error instanceof DOMException && ['NotAllowedError', 'SecurityError'].includes(error.name)
    ? 'refused'
    : 'absent';

/**
 * Records by the microphone, which is let go as soon as nothing is recorded.
 * @param maxSeconds after which the recording ends by itself and counts
 * @param done gets the sound and the ending of its file's name
 */
export function useRecorder(maxSeconds: number, done: (sound: Blob, ending: string) => void): Recorder {
  const [state, show] = useState<RecorderState>('idle');
  const [seconds, count] = useState(0);
  const latest = useRef(done);
  latest.current = done;
  const end = useRef<(keep: boolean) => void>(() => undefined);
  useEffect(
    () => () => {
      end.current(false);
    },
    [],
  );
  const start = async (): Promise<void> => {
    const kind = kindHere();
    if (!kind) {
      show('unsupported');
      return;
    }
    const left = new AbortController();
    end.current = () => {
      left.abort();
      show('idle');
    };
    show('asking');
    let stream: MediaStream;
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    } catch (error) {
      if (!left.signal.aborted) show(stateOf(error));
      return;
    }
    const release = (): void => {
      for (const track of stream.getTracks()) track.stop();
    };
    if (left.signal.aborted) {
      release();
      return;
    }
    let recorder: MediaRecorder;
    try {
      recorder = new MediaRecorder(stream, { mimeType: kind.type, audioBitsPerSecond: BITS_PER_SECOND });
      recorder.start();
    } catch {
      release();
      show('unsupported');
      return;
    }
    const parts: Blob[] = [];
    let kept = true;
    const began = Date.now();
    const clock = setInterval(() => {
      const passed = Math.floor((Date.now() - began) / SECOND);
      count(passed);
      if (passed >= maxSeconds) end.current(true);
    }, SECOND / 4);
    end.current = (keep) => {
      end.current = () => undefined;
      clearInterval(clock);
      kept = keep;
      if (recorder.state !== 'inactive') recorder.stop();
      show('idle');
    };
    recorder.ondataavailable = ({ data }) => parts.push(data);
    recorder.onstop = () => {
      release();
      const sound = new Blob(parts, { type: kind.type });
      if (kept && sound.size > 0) latest.current(sound, kind.ending);
    };
    // The microphone was pulled out: what is there counts.
    for (const track of stream.getTracks()) track.onended = () => end.current(true);
    recorder.onerror = () => end.current(true);
    count(0);
    show('recording');
  };
  return {
    state,
    seconds,
    start: () => void start(),
    stop: () => end.current(true),
    discard: () => end.current(false),
  };
}
