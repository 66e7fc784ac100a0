import { Alert, Button, Drawer } from 'antd';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { useMaskCloses } from '../../renderers/shared/useMaskCloses.ts';
import { ApiError, messageOf } from '../../runtime/data/ApiError.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useBackCloses } from '../../runtime/render/useBackCloses.ts';
import { useLoaded } from '../../runtime/render/useLoaded.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { MessageSettings as Settings } from '../../schemas/wire/message.ts';
import { mayLose } from '../overlay/mayLose.ts';
import { getMessageSettings, saveMessageSettings } from './messageCalls.ts';
import { messagesLocale } from './messages.locale.ts';
import { SettingsForm, type SettingProblems } from './SettingsForm.tsx';

/** By what the person is told beside this page, and when not. */
export const MessageSettings = observer(function MessageSettings({ close }: { close: () => void }) {
  const root = useRoot();
  const { client, platform, ui, unsaved } = root;
  const text = useText(messagesLocale);
  const load = useCallback((signal: AbortSignal) => getMessageSettings(client, signal), [client]);
  const { loaded, retry } = useLoaded(load);
  const [changed, change] = useState<Settings>();
  const [problems, setProblems] = useState<SettingProblems>({});
  const [busy, setBusy] = useState(false);
  const maskCloses = useMaskCloses(true);
  const isChanged = changed !== undefined;
  useEffect(() => (isChanged ? unsaved.register(() => true, undefined) : undefined), [unsaved, isChanged]);
  const leave = async (): Promise<void> => {
    if (!isChanged || (await mayLose(root, () => true))) close();
  };
  useBackCloses(true, close, busy, isChanged ? () => void leave() : undefined);
  const { Loading, Failure } = platform.chrome;
  const settings = changed ?? (loaded.status === 'ready' ? loaded.value : undefined);
  const save = async (): Promise<void> => {
    if (settings === undefined || busy) return;
    const { quiet } = settings;
    if (quiet?.from === quiet?.to && quiet !== null) {
      setProblems({ quiet: text('quietSame') });
      return;
    }
    setBusy(true);
    try {
      await saveMessageSettings(client, settings);
      ui.message('success', text('saved'));
      close();
    } catch (error) {
      setProblems(problemsOf(error));
      setBusy(false);
    }
  };
  return (
    <Drawer
      open
      width="min(520px, 100vw)"
      title={text('settings')}
      aria-label={text('settings')}
      maskClosable={maskCloses && !isChanged}
      closable={!busy}
      keyboard={!busy}
      onClose={() => void leave()}
      footer={
        <div className="at-message-ends">
          <Button disabled={busy} onClick={() => void leave()}>
            {text('cancel')}
          </Button>
          <Button type="primary" loading={busy} disabled={settings === undefined} onClick={() => void save()}>
            {text('save')}
          </Button>
        </div>
      }
    >
      {loaded.status === 'loading' && <Loading shape="widget" />}
      {loaded.status === 'failed' && (
        <Failure title={text('settingsFailed')} description={messageOf(loaded.error)} retry={retry} />
      )}
      {problems.whole !== undefined && <Alert type="error" showIcon message={problems.whole} />}
      {settings && (
        <SettingsForm
          settings={settings}
          problems={problems}
          change={(changes) => {
            change({ ...settings, ...changes });
            setProblems({});
          }}
        />
      )}
    </Drawer>
  );
});

/** What the server refuses, each at its place. */
function problemsOf(error: unknown): SettingProblems {
  const { errors = [] } = error instanceof ApiError ? error.detail : {};
  const placed = errors.map(({ path, message }) => [path.split('.')[0] ?? '', message] as const);
  return placed.length > 0 ? (Object.fromEntries(placed) as SettingProblems) : { whole: messageOf(error) };
}
