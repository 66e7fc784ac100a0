import { Alert, Button, Drawer, Empty, Spin, Tag } from 'antd';
import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { messageOf } from '../../runtime/data/ApiError.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useLoaded } from '../../runtime/render/useLoaded.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { DesignModel } from '../core/DesignModel.ts';
import { HelpLink } from '../help/HelpLink.tsx';
import { listVersions, type Version, VERSIONS } from './versionCalls.ts';
import { VersionView } from './VersionView.tsx';
import { versionsLocale } from './versions.locale.ts';
import './publish.css';

interface VersionsDrawerProps {
  model: DesignModel;
  close: () => void;
  /** Opens the dialog that goes back to a version. */
  rollBack: (version: number) => void;
}

/**
 * What users have had of the document: who published it when, what was changed, and the way back. Among it stand working
 * documents that were replaced; none of them is what a later version is compared with.
 */
export const VersionsDrawer = observer(function VersionsDrawer({
  model,
  close,
  rollBack,
}: VersionsDrawerProps) {
  const { client } = useRoot();
  const text = useText(versionsLocale);
  const [page, turn] = useState(0);
  const [open, look] = useState<number>();
  const { kind, id } = model.document;
  const load = useCallback(
    (signal: AbortSignal) => listVersions(client, { kind, id }, page * VERSIONS, signal),
    [client, kind, id, page],
  );
  const { loaded, retry } = useLoaded(load);
  const { list, total } = loaded.status === 'ready' ? loaded.value : { list: [], total: 0 };
  const at = list.findIndex(({ version }) => version === open);
  const shown = list[at];
  /** What users have, and nothing was changed since: there is nothing to go back to. */
  const isCurrent = ({ published, revision }: Version): boolean =>
    published && revision === model.base.revision && !model.isDirty;
  return (
    <Drawer
      open
      width={shown === undefined ? 480 : 960}
      title={text('title')}
      extra={<HelpLink topic="versions" />}
      onClose={close}
      className="at-versions"
    >
      {loaded.status === 'failed' && (
        <Alert
          type="error"
          message={messageOf(loaded.error)}
          action={
            <Button size="small" onClick={retry}>
              {text('again')}
            </Button>
          }
        />
      )}
      <Spin spinning={loaded.status === 'loading'}>
        {loaded.status === 'ready' && list.length === 0 && <Empty description={text('none')} />}
        {shown === undefined ? (
          <ol className="at-versions-list">
            {list.slice(0, VERSIONS).map((each) => (
              <Line
                key={each.version}
                version={each}
                look={() => look(each.version)}
                rollBack={isCurrent(each) ? undefined : () => rollBack(each.version)}
              />
            ))}
          </ol>
        ) : (
          <VersionView
            key={shown.version}
            model={model}
            version={shown.version}
            previous={list.slice(at + 1).find(({ replaced }) => replaced !== true)?.version}
            back={() => look(undefined)}
            rollBack={isCurrent(shown) ? undefined : () => rollBack(shown.version)}
          />
        )}
      </Spin>
      {shown === undefined && total > VERSIONS && (
        <footer className="at-versions-pages">
          <Button size="small" disabled={page === 0} onClick={() => turn(page - 1)}>
            {text('newer')}
          </Button>
          <Button size="small" disabled={(page + 1) * VERSIONS >= total} onClick={() => turn(page + 1)}>
            {text('older')}
          </Button>
        </footer>
      )}
    </Drawer>
  );
});

function Line({
  version: { version, published, publishedAt, publisher, note, replaced },
  look,
  rollBack,
}: {
  version: Version;
  look: () => void;
  rollBack: (() => void) | undefined;
}) {
  const { locale } = useRoot();
  const text = useText(versionsLocale);
  return (
    <li>
      <div>
        <strong>{text('version', { version })}</strong>
        {published && <Tag color="success">{text('current')}</Tag>}
        {replaced === true && <Tag>{text('replaced')}</Tag>}
        <small className="at-publish-quiet">
          {publisher} · <time dateTime={publishedAt}>{locale.dateTime(publishedAt)}</time>
        </small>
        {note !== undefined && <p>{note}</p>}
      </div>
      <Button size="small" aria-label={text('lookAt', { version })} onClick={look}>
        {text('look')}
      </Button>
      {rollBack && (
        <Button size="small" aria-label={text('rollBackTo', { version })} onClick={rollBack}>
          {text('rollBack')}
        </Button>
      )}
    </li>
  );
}
