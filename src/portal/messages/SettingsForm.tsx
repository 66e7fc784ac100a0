import { Alert, Checkbox, Input, Switch } from 'antd';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import {
  type MessageChannel,
  type MessageKind,
  messageKinds,
  type MessageSettings,
} from '../../schemas/wire/message.ts';
import { messagesLocale } from './messages.locale.ts';

export type SettingProblems = Partial<Record<'whole' | 'email' | 'quiet', string>>;

interface SettingsFormProps {
  settings: MessageSettings;
  problems: SettingProblems;
  change: (changes: Partial<MessageSettings>) => void;
}

/** The night, as most people have it. */
const NIGHT = { from: '22:00', to: '07:00' };

/** Channels by kind, the address of e-mails and the quiet hours. */
export const SettingsForm = observer(function SettingsForm({
  settings,
  problems,
  change,
}: SettingsFormProps) {
  const text = useText(messagesLocale);
  const id = useId();
  const { available, quiet, email } = settings;
  return (
    <div className="at-message-settings">
      <p className="at-message-quiet">{text('settingsHint')}</p>
      {available.length === 0 ? (
        <Alert type="info" showIcon message={text('noChannels')} />
      ) : (
        <ChannelTable settings={settings} change={(channels) => change({ channels })} />
      )}
      {available.includes('email') && (
        <div className="at-message-part">
          <label htmlFor={`${id}-email`}>{text('emailLabel')}</label>
          <Input
            id={`${id}-email`}
            type="email"
            autoComplete="email"
            value={email}
            placeholder={text('emailHint')}
            aria-invalid={problems.email !== undefined}
            {...(problems.email !== undefined && { status: 'error' as const })}
            onChange={({ target }) => change({ email: target.value })}
          />
          {problems.email !== undefined && <p role="alert">{problems.email}</p>}
        </div>
      )}
      {available.length > 0 && (
        <div className="at-message-part">
          <label className="at-message-switch">
            <Switch checked={quiet !== null} onChange={(on) => change({ quiet: on ? NIGHT : null })} />
            {text('quiet')}
          </label>
          <span className="at-message-quiet">{text('quietHint')}</span>
          {quiet && (
            <div className="at-message-span">
              {(['from', 'to'] as const).map((end) => (
                <Input
                  key={end}
                  type="time"
                  required
                  aria-label={text(end === 'from' ? 'quietFrom' : 'quietTo')}
                  value={quiet[end]}
                  onChange={({ target }) => {
                    if (target.value !== '') change({ quiet: { ...quiet, [end]: target.value } });
                  }}
                />
              ))}
            </div>
          )}
          {problems.quiet !== undefined && <p role="alert">{problems.quiet}</p>}
        </div>
      )}
    </div>
  );
});

type Channels = MessageSettings['channels'];

/** Which channels tell of which kind; one by which the person cannot be reached says why. */
const ChannelTable = observer(function ChannelTable({
  settings: { available, reached, channels, email },
  change,
}: {
  settings: MessageSettings;
  change: (channels: Channels) => void;
}) {
  const text = useText(messagesLocale);
  const isReached = (channel: MessageChannel): boolean =>
    channel === 'email' ? email.trim() !== '' : reached.includes(channel);
  const toggle = (kind: MessageKind, channel: MessageChannel, on: boolean): void => {
    const others = channels[kind].filter((each) => each !== channel);
    change({ ...channels, [kind]: on ? [...others, channel] : others });
  };
  return (
    <table className="at-message-channels">
      <thead>
        <tr>
          <td />
          {available.map((channel) => (
            <th key={channel} scope="col">
              {text(channel)}
              {!isReached(channel) && <small>{text(`notReached_${channel}`)}</small>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {messageKinds.map((kind) => (
          <tr key={kind}>
            <th scope="row">{text(kind)}</th>
            {available.map((channel) => (
              <td key={channel}>
                <Checkbox
                  aria-label={`${text(kind)} ${text(channel)}`}
                  checked={channels[kind].includes(channel)}
                  disabled={!isReached(channel)}
                  onChange={({ target }) => toggle(kind, channel, target.checked)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
});
