import { UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { messageOf } from '../../runtime/data/ApiError.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { DocumentKey } from '../core/designCalls.ts';
import { type DesignSession, useDesignSession } from '../core/useDesignSession.ts';
import { DesignContext, useDesign } from '../frame/DesignContext.ts';
import { MergeDialog } from '../frame/MergeDialog.tsx';
import { useDesignGuards } from '../frame/useDesignGuards.ts';
import { rolesLocale } from './roles.locale.ts';
import type { Told } from './useChangedRights.ts';

interface SetInPlaceProps {
  document: DocumentKey;
  told: Told;
  children: ReactNode;
}

/** Opens a working document for what is set of it here: saved as in its designer, merged, and asked about before it is lost. */
export const SetInPlace = observer(function SetInPlace({ document, told, children }: SetInPlaceProps) {
  const { platform } = useRoot();
  const text = useText(rolesLocale);
  const opening = useDesignSession(document);
  const { Loading, Failure } = platform.chrome;
  if (opening.status === 'loading') return <Loading shape="widget" />;
  if (opening.status === 'failed')
    return <Failure title={text('failed')} description={messageOf(opening.error)} retry={opening.retry} />;
  return (
    <Opened session={opening.session} told={told}>
      {children}
    </Opened>
  );
});

const Opened = observer(function Opened({
  session: { model, autosave, problems },
  told,
  children,
}: {
  session: DesignSession;
  told: Told;
  children: ReactNode;
}) {
  const design = useMemo(() => ({ model, autosave, problems }), [model, autosave, problems]);
  useDesignGuards(model, autosave);
  useEffect(() => {
    const { revision } = model.base;
    return reaction(
      () => ({ document: model.document, isChanged: model.isDirty || model.base.revision !== revision }),
      ({ document, isChanged }) => told(document, isChanged),
      { fireImmediately: true },
    );
  }, [model, told]);
  return (
    <DesignContext.Provider value={design}>
      {children}
      <MergeDialog />
    </DesignContext.Provider>
  );
});

const STATUS = {
  saved: 'saved',
  saving: 'saving',
  unsaved: 'unsaved',
  conflict: 'conflict',
  failed: 'saveFailed',
} as const;

/** How far the saving is, the way back, and the way to the designer of the document around. */
export const SavingTools = observer(function SavingTools() {
  const { model, autosave } = useDesign();
  const text = useText(rolesLocale);
  const { status, failure } = autosave;
  const { kind, id } = model.document;
  const isFailed = status === 'failed' && failure !== undefined;
  return (
    <>
      <span className="at-rights-spring" />
      <span className={isFailed ? 'at-rights-no' : 'at-rights-quiet'} role="status">
        {isFailed ? text('saveFailedWhy', { why: failure }) : text(STATUS[status])}
      </span>
      <Button
        icon={<UndoOutlined aria-hidden />}
        disabled={!model.history.canUndo}
        onClick={() => model.undo()}
      >
        {text('undo')}
      </Button>
      <Link to={`/design/${kind}/${id}?view=rights`} target="_blank">
        {text('openDesigner')}
      </Link>
    </>
  );
});
