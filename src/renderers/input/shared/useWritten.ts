import type { Dayjs } from 'dayjs';
import { useEffect, useRef, useState } from 'react';
import type { LocalText } from '../../../schemas/text.ts';
import type { HoldField } from '../../../runtime/render/rendererProps.ts';

export interface WrittenValue {
  value: Dayjs | null;
  /** How a value stands in the box. */
  show: (value: Dayjs) => string;
  /** What a text means; null for what means none. */
  read: (text: string) => Dayjs | null;
  /** Why what was read cannot be taken; undefined where it can. */
  faultOf: (value: Dayjs | null) => LocalText | undefined;
  change: (value: Dayjs | null) => void;
  /** Takes a text that is no value by itself, and the box is empty again; absent: such a text is refused. */
  takeText?: ((text: string) => void) | undefined;
  leave: () => void;
  /**
   * As `FieldBinding.hold`: what was typed and cannot be taken keeps the form from being saved; absent: the box says
   * why itself.
   */
  hold?: HoldField | undefined;
}

/** What somebody writes into the box of a picker. */
export interface Written {
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
 * Reads what is written into the box of a picker: at once where it is written out whole, as what is picked counts at
 * once, else when the person goes on. What cannot be taken stays there to be mended, is told at the field, and holds
 * the form until it is.
 */
export function useWritten({
  value,
  show,
  read,
  faultOf,
  change,
  takeText,
  leave,
  hold,
  disabled,
}: WrittenValue & { /** Nobody can write any more. */ disabled: boolean }): Written {
  const [text, setText] = useState<string>();
  const [fault, setFault] = useState<LocalText>();
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
  const shown = value ? show(value) : '';
  const refused = useRef(false);
  useEffect(() => {
    const own = refused.current;
    refused.current = false;
    if (own) return;
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
  const give = (next: Dayjs | null): void => {
    if ((next ? show(next) : '') !== shown) change(next);
  };
  const write = (next: string): void => {
    end();
    setText(next);
    const meant = read(next);
    if (meant && show(meant) === next && !faultOf(meant)) give(meant);
    // Whoever saves without leaving the box means what stands in it.
    else
      release.current = hold?.(() => {
        latest.current();
        return Promise.resolve();
      });
  };
  const judge = (written: string): LocalText | undefined =>
    written.trim() === '' ? undefined : faultOf(read(written));
  const finish = (): void => {
    if (text === undefined) return;
    const why = judge(text);
    if (why === undefined) {
      forget();
      give(read(text));
      return;
    }
    if (takeText) {
      forget();
      takeText(text);
      return;
    }
    end();
    release.current = hold?.(undefined, why);
    setFault(why);
    // Where nothing is saved, as in a filter, the value before would go on to count unseen.
    if (!hold && value) {
      refused.current = true;
      change(null);
    }
    leave();
  };
  latest.current = finish;
  // What was refused may be right by now, or wrong for another reason, where a limit has moved.
  const now = fault && text !== undefined ? judge(text) : undefined;
  const hasMoved = fault !== undefined && now?.zhCN !== fault.zhCN;
  useEffect(() => {
    if (hasMoved) latest.current();
  }, [hasMoved, now?.zhCN]);
  return { text, fault, write, finish, forget };
}
