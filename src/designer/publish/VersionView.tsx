import { Button, Segmented, Spin, Tabs } from 'antd';
import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { useLoaded } from '../../runtime/render/useLoaded.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { messageOf } from '../../runtime/data/ApiError.ts';
import type { DesignModel } from '../core/DesignModel.ts';
import { ChangeList } from './ChangeList.tsx';
import { fetchVersion } from './publishCalls.ts';
import { SideBySide } from './SideBySide.tsx';
import { versionsLocale } from './versions.locale.ts';

interface VersionViewProps {
  model: DesignModel;
  version: number;
  /** The version before it; undefined for the first. */
  previous: number | undefined;
  back: () => void;
  /** Opens the dialog that goes back to it; undefined where users have it as it is. */
  rollBack: (() => void) | undefined;
}

/** One version to read: what it changed, or what has changed since, in words and as JSON. */
export const VersionView = observer(function VersionView(props: VersionViewProps) {
  const { model, version, previous, back, rollBack } = props;
  const { client } = useRoot();
  const text = useText(versionsLocale);
  const [against, compareWith] = useState<'previous' | 'now'>(previous === undefined ? 'now' : 'previous');
  const { kind, id } = model.document;
  const load = useCallback(
    async (signal: AbortSignal) => {
      const [own, before] = await Promise.all([
        fetchVersion(client, { kind, id }, version, signal),
        fetchVersion(client, { kind, id }, previous, signal),
      ]);
      return { own, before };
    },
    [client, kind, id, version, previous],
  );
  const { loaded, retry } = useLoaded(load);
  const named = text('version', { version });
  const { own, before } = loaded.status === 'ready' ? loaded.value : {};
  const sides =
    own === undefined
      ? undefined
      : against === 'previous' && before !== undefined
        ? ({ before, after: own, titles: [text('version', { version: previous }), named] } as const)
        : ({ before: own, after: model.document, titles: [named, text('working')] } as const);
  return (
    <div className="at-versions-view">
      <header>
        <Button size="small" onClick={back}>
          {text('back')}
        </Button>
        <strong>{named}</strong>
        <span className="at-design-spring" />
        {rollBack && (
          <Button size="small" type="primary" onClick={rollBack}>
            {text('rollBack')}
          </Button>
        )}
      </header>
      {previous !== undefined && (
        <Segmented<'previous' | 'now'>
          size="small"
          aria-label={text('compare')}
          value={against}
          options={[
            { value: 'previous', label: text('withPrevious') },
            { value: 'now', label: text('withWorking') },
          ]}
          onChange={compareWith}
        />
      )}
      {loaded.status === 'failed' && (
        <p role="alert">
          {messageOf(loaded.error)}{' '}
          <Button size="small" onClick={retry}>
            {text('again')}
          </Button>
        </p>
      )}
      <Spin spinning={loaded.status === 'loading'}>
        {sides && (
          <Tabs
            size="small"
            destroyOnHidden
            items={[
              {
                key: 'words',
                label: text('words'),
                children: <ChangeList before={sides.before} after={sides.after} />,
              },
              { key: 'json', label: text('json'), children: <SideBySide {...sides} /> },
            ]}
          />
        )}
      </Spin>
    </div>
  );
});
