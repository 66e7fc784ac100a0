import { useState } from 'react';
import { ApiError, messageOf } from '../../runtime/data/ApiError.ts';
import type { LocalePack } from '../../runtime/locale/defineLocale.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { Locale } from '../../schemas/text.ts';
import { loginLocale } from './login.locale.ts';

/** A text of this page, by its name. */
export type EntryText = typeof loginLocale extends LocalePack<infer Name> ? Name : never;
/** What is wrong with inputs, by their names. */
export type Problems<T> = { [N in keyof T]?: EntryText };

interface EntryFormOptions<T> {
  initial: T;
  /** In the order of the inputs: the first wrong one takes the focus. */
  validate: (input: T) => Problems<T>;
  /** @throws ApiError */
  send: (input: T) => Promise<void>;
}

/** A form before the login: inputs by name, each with the id of its name. */
export interface EntryForm<T> {
  input: T;
  /** What is wrong with an input, in the reader's language. */
  problem(name: keyof T): string | undefined;
  /** What the server said to the last try, as a whole. */
  refusal: string | undefined;
  busy: boolean;
  change(change: Partial<T>): void;
  /** Looks at some inputs only; shows what is wrong and takes the focus there. */
  isSound(names: readonly (keyof T)[]): boolean;
  /** Runs what may be refused, and shows the refusal in its place. */
  attempt(work: () => Promise<void>): Promise<void>;
  submit(): Promise<void>;
}

interface Said {
  text: string;
  locale: Locale;
}

/** The state of a form before the login. Called inside an observer. */
export function useEntryForm<T extends Record<string, string>>({
  initial,
  validate,
  send,
}: EntryFormOptions<T>): EntryForm<T> {
  const { locale } = useRoot();
  const text = useText(loginLocale);
  const [input, setInput] = useState(initial);
  const [problems, setProblems] = useState<Problems<T>>({});
  const [said, setSaid] = useState<{ [N in keyof T]?: Said }>({});
  const [refused, setRefused] = useState<Said>();
  const [busy, setBusy] = useState(false);
  // What the server said in another language is not said again.
  const heard = (one: Said | undefined): string | undefined =>
    one?.locale === locale.locale ? one.text : undefined;
  const show = (found: Problems<T>): boolean => {
    setProblems(found);
    const [first] = Object.keys(found);
    if (first !== undefined) document.getElementById(first)?.focus();
    return first === undefined;
  };
  const refuse = (error: unknown): void => {
    const detail = error instanceof ApiError ? error.detail : {};
    const at = (path: string): string => path.slice(path.lastIndexOf('.') + 1);
    // A wrong code stands at its input, like all that the server says of one.
    const errors =
      detail.code === 'CODE_WRONG' ? [{ path: 'code', message: messageOf(error) }] : detail.errors;
    const named = (errors ?? []).filter(({ path }) => at(path) in initial);
    if (named.length > 0) {
      const entries = named.map(({ path, message }) => [at(path), { text: message, locale: locale.locale }]);
      setSaid(Object.fromEntries(entries) as { [N in keyof T]?: Said });
      document.getElementById(at(named[0]?.path ?? ''))?.focus();
      return;
    }
    const message = messageOf(error);
    const wait = detail.retryAfter;
    const told = wait === undefined ? message : text('wait', { text: message, seconds: String(wait) });
    setRefused({ text: told, locale: locale.locale });
  };
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setRefused(undefined);
    try {
      await work();
    } catch (error) {
      refuse(error);
    }
  };
  return {
    input,
    problem: (name) => {
      const key = problems[name];
      return key === undefined ? heard(said[name]) : text(key);
    },
    refusal: heard(refused),
    busy,
    change: (change) => {
      const cleared = Object.fromEntries(Object.keys(change).map((name) => [name, undefined]));
      setInput((before) => ({ ...before, ...change }));
      setProblems((before) => ({ ...before, ...cleared }));
      setSaid((before) => ({ ...before, ...cleared }));
      setRefused(undefined);
    },
    isSound: (names) =>
      show(
        Object.fromEntries(
          Object.entries(validate(input)).filter(([name]) => names.includes(name)),
        ) as Problems<T>,
      ),
    attempt,
    submit: async () => {
      if (busy || !show(validate(input))) return;
      setBusy(true);
      await attempt(() => send(input));
      setBusy(false);
    },
  };
}
