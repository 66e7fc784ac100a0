import { SafetyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { ApiError } from '../../runtime/data/ApiError.ts';
import { sendCode, type CodeScene } from '../../runtime/data/codeCalls.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { EntryInput } from './EntryInput.tsx';
import { loginLocale } from './login.locale.ts';
import { phoneOf } from './validateEntry.ts';
import type { EntryForm } from './useEntryForm.ts';

/** Seconds for which the button counts down at most: a longer wait is told, and too long to be looked at. */
const LONGEST_WAIT = 60;

/** The code that a phone was sent, with the button that sends one, not again before its time. */
export function CodeInput<T extends Record<'phone' | 'code', string>>({
  form,
  scene,
}: {
  form: EntryForm<T>;
  scene: CodeScene;
}) {
  const { client } = useRoot();
  const text = useText(loginLocale);
  const [sending, setSending] = useState(false);
  const [wait, setWait] = useState({ phone: '', seconds: 0 });
  const [sentTo, setSentTo] = useState<string>();
  const { phone } = form.input;
  // A number that was corrected has been sent nothing: the server counts each for itself.
  const left = wait.phone === phone ? wait.seconds : 0;
  useEffect(() => {
    if (wait.seconds === 0) return undefined;
    const timer = setTimeout(() => setWait({ ...wait, seconds: wait.seconds - 1 }), 1000);
    return () => clearTimeout(timer);
  }, [wait]);
  const send = async (): Promise<void> => {
    if (sending || left > 0 || !form.isSound(['phone'])) return;
    setSending(true);
    await form.attempt(async () => {
      try {
        setWait({ phone, seconds: await sendCode(client, phoneOf(phone), scene) });
      } catch (error) {
        const { retryAfter = 0 } = error instanceof ApiError ? error.detail : {};
        setWait({ phone, seconds: Math.min(retryAfter, LONGEST_WAIT) });
        throw error;
      }
      setSentTo(phone);
      document.getElementById('code')?.focus();
    });
    setSending(false);
  };
  return (
    <EntryInput
      form={form}
      name="code"
      label={text('code')}
      note={sentTo === phone ? text('codeSent') : undefined}
      prefix={<SafetyOutlined aria-hidden />}
      placeholder={text('codeMissing')}
      autoComplete="one-time-code"
      inputMode="numeric"
      // As it is pasted, with blanks around it: they are taken away before it is looked at.
      limit={12}
      beside={
        <Button size="large" aria-disabled={sending || left > 0} onClick={() => void send()}>
          {sending
            ? text('sending')
            : left > 0
              ? text('sendAgain', { seconds: String(left) })
              : text('sendCode')}
        </Button>
      }
    />
  );
}
