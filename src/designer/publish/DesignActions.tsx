import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { observer } from 'mobx-react-lite';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { designLocale } from '../frame/design.locale.ts';
import { resourceKinds, storedKind } from '../../schemas/kinds.ts';
import type { DocumentKey } from '../core/designCalls.ts';
import type { Design } from '../frame/DesignContext.ts';
import { actionsOf } from '../kinds/actionsOf.ts';
import type { DocumentAction } from '../kinds/documentAction.ts';
import { PublishDialog } from './PublishDialog.tsx';
import { VersionsDrawer } from './VersionsDrawer.tsx';
import { versionsLocale } from './versions.locale.ts';
import { WithdrawDialog } from './WithdrawDialog.tsx';

/** What is open over the designer. */
type Open =
  | { readonly what: 'own'; readonly action: DocumentAction }
  | { readonly what: 'publish' | 'versions' | 'unpublish' | 'remove' }
  | { readonly what: 'rollBack'; readonly version: number };

/** The query parameter by which a list leads to one of them. */
const OPEN = 'open';

function asked(named: string | null): Open | undefined {
  const what = (['publish', 'versions', 'unpublish', 'remove'] as const).find((each) => each === named);
  return what && { what };
}

/** The query parameter that names others to publish with it: `kind.id`, joined by commas. */
const WITH = 'with';

function readAsked(named: string | null, own: DocumentKey): readonly DocumentKey[] {
  return (named ?? '').split(',').flatMap((entry) => {
    const [first, ...rest] = entry.split('.');
    const kind = resourceKinds.find((each) => each === first);
    const id = rest.join('.');
    return kind === undefined || id === '' || (kind === own.kind && id === own.id) ? [] : [{ kind, id }];
  });
}

/** What stands beside the document, as the catalogue's own form has it. */
const NOTES = { kind: 'mgrForm', id: 'platform-resource-note' };

/** Where what was removed is listed. */
const TRASH = '/trash';

/** The buttons of the top bar that decide what users have: publish, and behind a menu versions, copy, unpublish, delete. */
export const DesignActions = observer(function DesignActions({
  design,
  leave,
}: {
  design: Design;
  /** Goes back to where the designer was opened from: the document is gone. */
  leave: () => void;
}) {
  const { ui, overlays, locale } = useRoot();
  const text = useText(versionsLocale);
  const frame = useText(designLocale);
  const [params] = useSearchParams();
  const [open, setOpen] = useState<Open | undefined>(() => asked(params.get(OPEN)));
  /** What was published meanwhile is read anew. */
  const [round, setRound] = useState(0);
  const [together] = useState(() => readAsked(params.get(WITH), design.model.document));
  const own = actionsOf(design.model.kind);
  const close = (): void => setOpen(undefined);
  const backToVersions = (): void => {
    setOpen({ what: 'versions' });
    setRound(round + 1);
  };
  const removed = (): void => {
    ui.message('success', text('removed'), { label: text('toTrash'), run: () => ui.navigate(TRASH) });
    leave();
  };
  /** Begins another document with what the server has of this one. */
  const copy = async (): Promise<void> => {
    await design.autosave.flush();
    const { kind, id } = design.model.document;
    ui.navigate(`/design/${kind}?copy=${id}`);
  };
  /** Puts what the server has of it into a file, with what it needs. */
  const exportIt = async (): Promise<void> => {
    await design.autosave.flush();
    const { kind, id } = design.model.document;
    ui.navigate(`/export?ids=${kind}/${id}`);
  };
  const openNotes = (): void => {
    const { kind, id, name } = design.model.document;
    const params = { id: `${storedKind(kind)}.${id}` };
    void overlays.open({
      shape: 'dialog',
      target: NOTES,
      params,
      title: text('notesOf', { name }),
      width: 640,
    });
  };
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            { key: 'versions', label: text('title') },
            { key: 'copy', label: text('copy') },
            { key: 'export', label: text('export') },
            ...own.map(({ name, title }) => ({ key: name, label: locale.localise(title) })),
            { key: 'notes', label: text('notes') },
            { key: 'unpublish', label: text('unpublish') },
            { type: 'divider' },
            { key: 'remove', label: text('remove'), danger: true },
          ],
          onClick: ({ key }) => {
            const action = own.find(({ name }) => name === key);
            if (action !== undefined) setOpen({ what: 'own', action });
            else if (key === 'copy') void copy();
            else if (key === 'export') void exportIt();
            else if (key === 'notes') openNotes();
            else setOpen(asked(key));
          },
        }}
      >
        <Button
          type="text"
          icon={<MoreOutlined aria-hidden />}
          aria-label={text('more')}
          title={text('more')}
        />
      </Dropdown>
      <Button type="primary" onClick={() => setOpen({ what: 'publish' })}>
        {frame('publish')}
      </Button>
      {open?.what === 'own' && (
        <Suspense>
          <open.action.Dialog design={design} close={close} />
        </Suspense>
      )}
      {open?.what === 'publish' && <PublishDialog session={design} asked={together} close={close} />}
      {(open?.what === 'versions' || open?.what === 'rollBack') && (
        <VersionsDrawer
          key={round}
          model={design.model}
          close={close}
          rollBack={(version) => setOpen({ what: 'rollBack', version })}
        />
      )}
      {open?.what === 'rollBack' && (
        <PublishDialog session={design} version={open.version} close={backToVersions} />
      )}
      {(open?.what === 'unpublish' || open?.what === 'remove') && (
        <WithdrawDialog
          design={design}
          what={open.what}
          close={close}
          done={() => {
            if (open.what === 'remove') removed();
            else {
              ui.message('success', text('unpublished'));
              close();
            }
          }}
        />
      )}
    </>
  );
});
