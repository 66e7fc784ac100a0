import { Button, Typography } from 'antd';
import { messageOf } from '../../runtime/data/ApiError.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { inspectorLocale } from './inspector.locale.ts';
import type { ShareLink } from './useShareLinks.ts';

/** The links that open something now, each to be taken back. */
export function ShareLinks({
  links,
  failure,
  reload,
}: {
  links: readonly ShareLink[] | undefined;
  failure: string | undefined;
  reload: () => void;
}) {
  const { client, locale, platform, ui } = useRoot();
  const text = useText(inspectorLocale);
  const { Failure, Loading } = platform.chrome;
  const time = new Intl.DateTimeFormat(locale.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: platform.environment({}).zone,
  });
  const revoke = async (shareId: string): Promise<void> => {
    if (!(await ui.confirm({ title: text('shareRevokeAsk'), danger: true }))) return;
    try {
      await client.call('manager', '/resource/unshare.do', { shareId });
      ui.message('success', text('shareRevoked'));
    } catch (error) {
      ui.message('error', messageOf(error));
    }
    reload();
  };
  if (failure !== undefined) return <Failure title={failure} retry={reload} />;
  if (links === undefined) return <Loading shape="page" />;
  return (
    <section aria-label={text('shareLinks')}>
      <Typography.Text strong>{text('shareLinks')}</Typography.Text>
      {links.length === 0 && <p>{text('shareNone')}</p>}
      <ul>
        {links.map(({ shareId, version, expiresAt }) => (
          <li key={shareId}>
            <span>
              {typeof version === 'number'
                ? text('versionNumber', { version: String(version) })
                : text(version)}
            </span>
            <Typography.Text type="secondary">
              {text('shareUntil', { time: time.format(new Date(expiresAt)) })}
            </Typography.Text>
            <Button size="small" danger type="text" onClick={() => void revoke(shareId)}>
              {text('shareRevoke')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
