import { Input, Modal } from 'antd';
import { useState } from 'react';
import { LimitedInput } from '../../renderers/shared/typing/LimitedInput.tsx';
import { useMaskCloses } from '../../renderers/shared/useMaskCloses.ts';
import { ApiError, messageOf } from '../../runtime/data/ApiError.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { partsLocale } from './parts.locale.ts';
import { passwordLocale } from './password.locale.ts';
import { validatePasswords, type Passwords } from './validatePasswords.ts';
import { useBackCloses } from '../../runtime/render/useBackCloses.ts';

/** Names of the inputs in the call. */
const OF_CALL: Readonly<Record<string, keyof Passwords>> = { oldPassword: 'old', newPassword: 'fresh' };

/** What the server said, and of which input; of none: of the whole. */
interface Refusal {
  readonly text: string;
  readonly name: keyof Passwords | undefined;
}

function refusalOf(error: unknown): Refusal {
  const [found] = error instanceof ApiError ? (error.detail.errors ?? []) : [];
  return { text: messageOf(error), name: found && OF_CALL[found.path] };
}

const EMPTY: Passwords = { old: '', fresh: '', repeat: '' };
const rows = [
  { name: 'old', label: 'oldPassword', complete: 'current-password' },
  { name: 'fresh', label: 'newPassword', complete: 'new-password' },
  { name: 'repeat', label: 'repeatPassword', complete: 'new-password' },
] as const;

/** Changes the person's own password. */
export function PasswordDialog({ open, close }: { open: boolean; close: () => void }) {
  const { session, ui } = useRoot();
  const text = useText(passwordLocale);
  const shared = useText(partsLocale);
  const [input, setInput] = useState(EMPTY);
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const maskCloses = useMaskCloses(open);
  useBackCloses(open, close);
  const [busy, setBusy] = useState(false);
  const problems = tried ? validatePasswords(input) : {};
  const submit = async (): Promise<void> => {
    setTried(true);
    if (busy || Object.keys(validatePasswords(input)).length > 0) return;
    setBusy(true);
    try {
      await session.changePassword(input.old, input.fresh);
      ui.message('success', text('passwordChanged'));
      close();
    } catch (error) {
      const refused = refusalOf(error);
      setRefusal(refused);
      if (refused.name) document.getElementById(`password-${refused.name}`)?.focus();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open={open}
      title={shared('changePassword')}
      width={420}
      maskClosable={maskCloses}
      okText={shared('save')}
      cancelText={shared('cancel')}
      confirmLoading={busy}
      destroyOnHidden
      onOk={() => void submit()}
      onCancel={close}
      afterClose={() => {
        setInput(EMPTY);
        setTried(false);
        setRefusal(undefined);
      }}
    >
      <form
        className="at-password-form"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {rows.map(({ name, label, complete }) => {
          const key = problems[name];
          const refused = refusal?.name === name ? refusal.text : undefined;
          const problem = key === undefined ? refused : text(key);
          return (
            <div key={name}>
              <label htmlFor={`password-${name}`}>{text(label)}</label>
              <LimitedInput
                box={Input.Password}
                limit={128}
                id={`password-${name}`}
                value={input[name]}
                autoComplete={complete}
                aria-invalid={problem !== undefined}
                {...(problem === undefined ? {} : { status: 'error' as const })}
                onChange={({ target }) => {
                  setInput((before) => ({ ...before, [name]: target.value }));
                  setRefusal(undefined);
                }}
              />
              {problem !== undefined && <p role="alert">{problem}</p>}
            </div>
          );
        })}
        {refusal && !refusal.name && <p role="alert">{refusal.text}</p>}
        <input type="submit" hidden />
      </form>
    </Modal>
  );
}
