import { useEffect, useRef, useState } from 'react';
import type { LocalText } from '../../../schemas/text.ts';
import type { BoundInput } from './useInput.ts';

/** What somebody writes into a box for numbers. */
export interface WrittenNumber {
  /** What stands in the box and cannot be taken; undefined where it can. */
  readonly text: string | undefined;
  /** Why it cannot; told once the person has gone on. */
  readonly fault: LocalText | undefined;
  write: (text: string) => void;
  /** The person goes on. */
  finish: () => void;
}

/**
 * Keeps what is written and cannot be taken in sight to be mended, tells why at the field, and holds the form until it
 * is: the input itself would go back to its last number without a word.
 * @param cameIn as `OutsideValue.cameIn`
 * @param faultOf why a text cannot be taken; undefined where it can
 * @param give takes a text that was refused and can be taken by now
 */
export function useWrittenNumber(
  input: BoundInput,
  cameIn: () => boolean,
  faultOf: (text: string) => LocalText | undefined,
  give: (text: string) => void,
): WrittenNumber {
  const { value, hold } = input;
  const { disabled } = input.attributes;
  const [text, setText] = useState<string>();
  const [fault, setFault] = useState<LocalText>();
  const release = useRef<() => void>(undefined);
  const latest = useRef<() => void>(() => undefined);
  /** What stood there before the person began to write, and what was put back because of what they wrote. */
  const before = useRef<{ value: unknown }>(undefined);
  const restored = useRef<{ value: unknown }>(undefined);
  const end = (): void => {
    release.current?.();
    release.current = undefined;
    setFault(undefined);
  };
  useEffect(
    () => () => {
      release.current?.();
    },
    [],
  );
  useEffect(() => {
    const own = restored.current?.value === value && !disabled;
    restored.current = undefined;
    if (own) return;
    // What was written belongs to the value before, and to somebody who may write.
    setText(undefined);
    release.current?.();
    release.current = undefined;
    setFault(undefined);
  }, [value, disabled]);
  const write = (next: string): void => {
    end();
    const why = faultOf(next);
    setText(why && next);
    if (cameIn()) before.current = { value };
    else before.current ??= { value };
    // The front of it was a number for a while, and is not what was meant; a list is not asked by what is gone either.
    const back = input.filter ? { value: null } : before.current;
    if (why && back.value !== value) {
      restored.current = back;
      input.change(back.value);
    }
    // The box itself tells no difference between empty and no number.
    if (next.trim() === '' && value !== null) input.change(null);
    // Whoever saves without leaving the box means what stands in it.
    if (why)
      release.current = hold(() => {
        latest.current();
        return Promise.resolve();
      });
  };
  const finish = (): void => {
    before.current = undefined;
    const why = text === undefined ? undefined : faultOf(text);
    if (why === undefined) return;
    end();
    release.current = hold(undefined, why);
    setFault(why);
  };
  latest.current = finish;
  // What was refused may be right by now, or wrong for another reason, where a limit has moved.
  const now = fault && text !== undefined ? faultOf(text) : undefined;
  const hasMoved = fault !== undefined && text !== undefined && now?.zhCN !== fault.zhCN;
  const moved = useRef<() => void>(() => undefined);
  moved.current = () => {
    if (now) {
      finish();
      return;
    }
    end();
    setText(undefined);
    if (text !== undefined) give(text);
  };
  useEffect(() => {
    if (hasMoved) moved.current();
  }, [hasMoved, now?.zhCN]);
  return { text, fault, write, finish };
}
