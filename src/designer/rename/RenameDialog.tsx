import { Button, Modal } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { HelpLink } from '../help/HelpLink.tsx';
import { PlacesList } from '../publish/ImpactSection.tsx';
import { useRename } from './RenameContext.ts';
import { renameLocale } from './rename.locale.ts';
import type { PendingRename, RenameModel } from './RenameModel.ts';
import '../publish/publish.css';

/** Asks what becomes of those that name a part by the name that it had. */
export const RenameDialog = observer(function RenameDialog() {
  const rename = useRename();
  return rename?.pending === undefined ? null : <Decision rename={rename} pending={rename.pending} />;
});

const Decision = observer(function Decision({
  rename,
  pending,
}: {
  rename: RenameModel;
  pending: PendingRename;
}) {
  const { ui } = useRoot();
  const text = useText(renameLocale);
  const { part, from, to, users } = pending;
  const isBusy = rename.busy !== undefined;
  const rewrite = async (): Promise<void> => {
    const outcome = await rename.everywhere();
    if (outcome === undefined) return;
    const { documents, places, lost } = outcome;
    ui.message('success', text('done', { documents, places }));
    if (lost > 0) ui.message('warning', text('lost', { count: lost }));
  };
  return (
    <Modal
      open
      width={600}
      className="at-publish"
      title={text('title', { from, to })}
      onCancel={() => rename.cancel()}
      footer={
        <>
          <HelpLink topic="rename" />
          <Button disabled={isBusy} onClick={() => rename.cancel()}>
            {text('cancel')}
          </Button>
          <Button disabled={isBusy} onClick={() => rename.alone(part, to)}>
            {text('alone')}
          </Button>
          <Button type="primary" loading={isBusy} onClick={() => void rewrite()}>
            {text('everywhere')}
          </Button>
        </>
      }
    >
      <p>{text('hint', { from })}</p>
      <PlacesList users={users} />
      <p className="at-publish-quiet">{text('afterwards')}</p>
    </Modal>
  );
});
