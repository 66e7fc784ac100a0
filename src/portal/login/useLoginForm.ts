import { useState } from 'react';
import { messageOf } from '../../runtime/data/ApiError.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
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

/** The state of the password form. A try that succeeds changes the session, and with it the page. */
export function useLoginForm(): LoginForm {
  const { session, project } = useRoot();
  const [input, setInput] = useState<LoginInput>({ account: '', password: '' });
  const [problems, setProblems] = useState<LoginProblems>({});
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  return {
    input,
    problems,
    refusal,
    busy,
    change: (change) => {
      setInput((before) => ({ ...before, ...change }));
      setProblems((before) => ({
        ...before,
        ...Object.fromEntries(Object.keys(change).map((name) => [name, undefined])),
      }));
      setRefusal(undefined);
    },
    submit: async () => {
      if (busy) return;
      const found = validateLogin(input);
      setProblems(found);
      if (Object.keys(found).length > 0) {
        document.getElementById(found.account ? 'account' : 'password')?.focus();
        return;
      }
      setRefusal(undefined);
      setBusy(true);
      try {
        await session.logIn(input.account.trim(), input.password, project.schoolId);
      } catch (error) {
        setRefusal(messageOf(error));
      } finally {
        setBusy(false);
      }
    },
  };
}
