import { useState } from 'react';
import { ApiError, messageOf } from '../../runtime/data/ApiError.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { Locale } from '../../schemas/text.ts';
import { loginLocale } from './login.locale.ts';
import { validateLogin, type LoginInput, type LoginProblems } from './validateLogin.ts';

export interface LoginForm {
  input: LoginInput;
  problems: LoginProblems;
  /** What the server said to the last try. */
  refusal: string | undefined;
  busy: boolean;
  change(change: Partial<LoginInput>): void;
  submit(): Promise<void>;
}

/**
 * The state of the password form. A try that succeeds changes the session, and with it the page. Called
 * inside an observer.
 */
export function useLoginForm(): LoginForm {
  const { session, project, locale } = useRoot();
  const [input, setInput] = useState<LoginInput>({ account: '', password: '' });
  const [problems, setProblems] = useState<LoginProblems>({});
  const [refused, setRefused] = useState<{ text: string; locale: Locale }>();
  const [busy, setBusy] = useState(false);
  return {
    input,
    problems,
    // What the server said in another language is not said again.
    refusal: refused?.locale === locale.locale ? refused.text : undefined,
    busy,
    change: (change) => {
      setInput((before) => ({ ...before, ...change }));
      setProblems((before) => ({
        ...before,
        ...Object.fromEntries(Object.keys(change).map((name) => [name, undefined])),
      }));
      setRefused(undefined);
    },
    submit: async () => {
      if (busy) return;
      const found = validateLogin(input);
      setProblems(found);
      if (Object.keys(found).length > 0) {
        document.getElementById(found.account ? 'account' : 'password')?.focus();
        return;
      }
      setRefused(undefined);
      setBusy(true);
      try {
        await session.logIn(input.account.trim(), input.password, project.schoolId);
      } catch (error) {
        const wait = error instanceof ApiError ? error.detail.retryAfter : undefined;
        const text = messageOf(error);
        setRefused({
          text: wait === undefined ? text : locale.text(loginLocale, 'wait', { text, seconds: String(wait) }),
          locale: locale.locale,
        });
      } finally {
        setBusy(false);
      }
    },
  };
}
