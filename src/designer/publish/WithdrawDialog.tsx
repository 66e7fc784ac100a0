import { Alert, Modal, Spin } from 'antd';
import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import type { UserPlaces } from '../../documents/uses/told.ts';
import { ApiError, messageOf } from '../../runtime/data/ApiError.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useLoaded } from '../../runtime/render/useLoaded.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { Design } from '../frame/DesignContext.ts';
import { PlacesList } from './ImpactSection.tsx';
import { listUsers, removeDocument, unpublishDocument } from './versionCalls.ts';
import { versionsLocale } from './versions.locale.ts';
import './publish.css';

interface WithdrawDialogProps {
  design: Pick<Design, 'model' | 'autosave'>;
  /** `unpublish` takes it from users, `remove` altogether. */
  what: 'unpublish' | 'remove';
  close: () => void;
  done: () => void;
}

/**
 * Takes a document from users, or removes it: whoever uses it is told of first. What is used is not removed; what is no
 * longer published leaves its users without it, so that people decide.
 */
export const WithdrawDialog = observer(function WithdrawDialog({
  design,
  what,
  close,
  done,
}: WithdrawDialogProps) {
  const { client } = useRoot();
  const text = useText(versionsLocale);
  const { kind, id, name } = design.model.document;
  const load = useCallback(
    (signal: AbortSignal) => listUsers(client, { kind, id }, signal),
    [client, kind, id],
  );
  const { loaded } = useLoaded(load);
  const [refused, refuse] = useState<{ why: string; users: readonly UserPlaces[] }>();
  const [isBusy, setBusy] = useState(false);
  const named = loaded.status === 'ready' ? loaded.value : [];
  const users = [
    ...named.filter(({ published }) => published || what === 'remove'),
    ...(refused?.users ?? []).filter(
      (each) => !named.some((one) => one.kind === each.kind && one.id === each.id),
    ),
  ];
  const isStopped = what === 'remove' && users.length > 0;
  const withdraw = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      // What is typed last goes with it: whoever restores it finds it.
      await design.autosave.flush();
      await (what === 'remove' ? removeDocument : unpublishDocument)(client, { kind, id });
      done();
    } catch (error) {
      refuse({ why: messageOf(error), users: usersIn(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      className="at-publish"
      title={text(`${what}Title`, { name })}
      okText={text(what)}
      cancelText={text('cancel')}
      confirmLoading={isBusy}
      okButtonProps={{ danger: true, disabled: isStopped || loaded.status === 'loading' }}
      onOk={() => void withdraw()}
      onCancel={close}
    >
      <p>{text(`${what}Hint`)}</p>
      {what === 'remove' && kind === 'form' && <p>{text('removeForm')}</p>}
      <Spin spinning={loaded.status === 'loading'}>
        {loaded.status === 'failed' && <Alert type="warning" showIcon message={messageOf(loaded.error)} />}
        {loaded.status === 'ready' &&
          (users.length === 0 ? (
            <p className="at-publish-quiet">{text('noUsers')}</p>
          ) : (
            <>
              <Alert type="warning" showIcon message={text(`${what}Users`)} />
              <PlacesList users={users} />
            </>
          ))}
      </Spin>
      {refused !== undefined && !isStopped && (
        <Alert type="error" showIcon message={text('failed', { why: refused.why })} />
      )}
    </Modal>
  );
});

/** Who stands in the way, as a refusal names them. */
function usersIn(error: unknown): readonly UserPlaces[] {
  const list = error instanceof ApiError && error.detail.code === 'IN_USE' ? (error.detail.list ?? []) : [];
  return (list as readonly Omit<UserPlaces, 'places'>[]).map((user) => ({ ...user, places: [] }));
}
