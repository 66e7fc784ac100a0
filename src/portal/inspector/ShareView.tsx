import { Button, Empty, Radio, theme, Typography } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { messageOf } from '../../runtime/data/ApiError.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { inspectorLocale } from './inspector.locale.ts';
import { ShareLinks } from './ShareLinks.tsx';
import { shareTargets, type ShareTarget } from './shareTargets.ts';
import { useShareLinks } from './useShareLinks.ts';

const DAY = 24 * 60 * 60 * 1000;
const DAYS = [1, 7, 30] as const;

/** Makes links to what is open, and takes them back. Who may do so is for the server to say. */
export const ShareView = observer(function ShareView() {
  const root = useRoot();
  const text = useText(inspectorLocale);
  const targets = shareTargets(root);
  const [chosen, setChosen] = useState<string>();
  const keyOf = ({ kind, id }: ShareTarget): string => `${kind} ${id}`;
  const target = targets.find((each) => keyOf(each) === chosen) ?? targets[0];
  if (target === undefined) {
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={text('shareNothing')} />;
  }
  return (
    <div className="at-share">
      <p>{text('shareLead')}</p>
      {targets.length > 1 && (
        <Choice
          label={text('shareWhat')}
          value={keyOf(target)}
          options={targets.map((each) => ({
            value: keyOf(each),
            label: each.system === undefined ? text('sharePage') : text('shareSystem', { name: each.system }),
          }))}
          onChoose={setChosen}
        />
      )}
      <ShareForm key={keyOf(target)} target={target} />
    </div>
  );
});

function ShareForm({ target: { kind, id } }: { target: ShareTarget }) {
  const { client, ui } = useRoot();
  const text = useText(inspectorLocale);
  const { token } = theme.useToken();
  const { links, failure, reload } = useShareLinks({ kind, id });
  const [version, setVersion] = useState<'published' | 'draft'>('published');
  const [days, setDays] = useState<(typeof DAYS)[number]>(7);
  const [busy, setBusy] = useState(false);
  const [url, setUrl] = useState<string>();
  const make = async (): Promise<void> => {
    setBusy(true);
    try {
      const param = { kind, id, version, expiresAt: new Date(Date.now() + days * DAY).toISOString() };
      const made = await client.result<{ url: string }>('manager', '/resource/share.do', param);
      setUrl(made.url);
      reload();
    } catch (error) {
      ui.message('error', messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  const copy = async (address: string): Promise<void> => {
    if (await ui.copy(address)) ui.message('success', text('copied'));
  };
  return (
    <>
      <Choice
        label={text('shareVersion')}
        value={version}
        options={(['published', 'draft'] as const).map((value) => ({ value, label: text(value) }))}
        onChoose={setVersion}
      />
      <Choice
        label={text('shareEnd')}
        value={days}
        options={DAYS.map((value) => ({ value, label: text('days', { count: value }) }))}
        onChoose={setDays}
      />
      <Button type="primary" loading={busy} onClick={() => void make()}>
        {text('shareMake')}
      </Button>
      {url !== undefined && (
        <div role="status" style={{ background: token.colorFillTertiary, borderRadius: token.borderRadius }}>
          <Typography.Text type="secondary">{text('shareOnce')}</Typography.Text>
          <Typography.Text code className="at-share-url">
            {url}
          </Typography.Text>
          <Button size="small" onClick={() => void copy(url)}>
            {text('copy')}
          </Button>
        </div>
      )}
      <ShareLinks links={links} failure={failure} reload={reload} />
    </>
  );
}

/** A few choices under their label. */
function Choice<V extends string | number>({
  label,
  value,
  options,
  onChoose,
}: {
  label: string;
  value: V;
  options: readonly { value: V; label: ReactNode }[];
  onChoose: (value: V) => void;
}) {
  return (
    <div role="group" aria-label={label}>
      <Typography.Text type="secondary">{label}</Typography.Text>
      <Radio.Group
        optionType="button"
        size="small"
        value={value}
        options={[...options]}
        onChange={({ target }: { target: { value?: V } }) => {
          if (target.value !== undefined) onChoose(target.value);
        }}
      />
    </div>
  );
}
