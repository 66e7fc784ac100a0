import type { Dayjs } from 'dayjs';
import { useEffect, useRef, useState } from 'react';
import type { LocalText } from '../../../schemas/text.ts';
import type { HoldField } from '../../../runtime/render/rendererProps.ts';
import { writtenFault } from './writtenDay.ts';

interface Surroundings {
  value: Dayjs | null;
  minDate: Dayjs | undefined;
  maxDate: Dayjs | undefined;
  /** How a value is written. */
  format: string;
  read: (text: string) => Dayjs | null;
  change: (day: Dayjs | null) => void;
  leave: () => void;
  hold: HoldField | undefined;
  /** Nobody can write any more. */
  disabled: boolean;
}

/** What somebody writes into the box of a calendar. */
export interface WrittenDay {
  /** What stands in the box; undefined where that is the value. */
  readonly text: string | undefined;
  /** Why it is no value. */
  readonly fault: LocalText | undefined;
  write: (text: string) => void;
  /** Takes what was written as the value: the person goes on. */
  finish: () => void;
  /** The value was chosen otherwise. */
  forget: () => void;
}

/**
 * Reads what is written into the box of a calendar: at once where it is written out whole, as a picked day counts at
 * once, else when the person goes on. What cannot be taken stays there to be mended, is told at the field, and holds
 * the form until it is.
 */
export function useWrittenDay({
  value,
  minDate,
  maxDate,
  format,
  read,
  change,
  leave,
  hold,
  disabled,
}: Surroundings): WrittenDay {
  const [text, setText] = useState<string>();
  const [fault, setFault] = useState<LocalText>();
  const isRefused = useRef(false);
  isRefused.current = fault !== undefined;
  const latest = useRef<() => void>(() => undefined);
  const release = useRef<() => void>(undefined);
  const end = (): void => {
    release.current?.();
    release.current = undefined;
    setFault(undefined);
  };
  const forget = (): void => {
    end();
    setText(undefined);
  };
  useEffect(
    () => () => {
      release.current?.();
    },
    [],
  );
  const shown = value?.format(format) ?? '';
  useEffect(() => {
    // What was written belongs to the value before; what has just become the value stands there as it was written.
    setText((now) => (now === shown ? now : undefined));
    release.current?.();
    release.current = undefined;
    setFault(undefined);
  }, [shown]);
  useEffect(() => {
    if (!disabled) return;
    setText(undefined);
    release.current?.();
    release.current = undefined;
    setFault(undefined);
  }, [disabled]);
  const give = (day: Dayjs | null): void => {
    if ((day?.format(format) ?? '') !== shown) change(day);
  };
  const write = (next: string): void => {
    end();
    setText(next);
    const day = read(next);
    if (day?.format(format) === next && !writtenFault(day, { minDate, maxDate })) give(day);
    // Whoever saves without leaving the box means what stands in it.
    else
      release.current = hold?.(() => {
        latest.current();
        return Promise.resolve();
      });
  };
  const finish = (): void => {
    if (text === undefined) return;
    const day = text.trim() === '' ? null : read(text);
    const why = text.trim() === '' ? undefined : writtenFault(day, { minDate, maxDate });
    if (why === undefined) {
      forget();
      give(day);
      return;
    }
    end();
    release.current = hold?.(undefined, why);
    setFault(why);
    leave();
  };
  latest.current = finish;
  const [from, to] = [minDate, maxDate].map((limit) => limit?.format(format));
  useEffect(() => {
    // A limit has moved: what lay beyond it may lie within now.
    if (isRefused.current) latest.current();
  }, [from, to]);
  return { text, fault, write, finish, forget };
}
