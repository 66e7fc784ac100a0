import { Alert, Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { messageOf } from '../../runtime/data/ApiError.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { listed } from '../../schemas/text.ts';
import type { DocumentKey } from '../core/designCalls.ts';
import { useDesignSession } from '../core/useDesignSession.ts';
import { PublishDialog } from '../publish/PublishDialog.tsx';
import type { RoleRights } from './rightsCalls.ts';
import { rolesLocale } from './roles.locale.ts';

/** So many documents are named; of more it is said how many there are. */
const NAMED = 6;

/** Says which systems and forms users do not have as they are set here, and publishes them together. */
export const Unpublished = observer(function Unpublished({
  rights: { systems, forms },
  reload,
}: {
  rights: RoleRights;
  reload: () => void;
}) {
  const { locale, unsaved } = useRoot();
  const text = useText(rolesLocale);
  const [state, turn] = useState<'shown' | 'saving' | 'publishing'>('shown');
  const waiting = [
    ...systems.map((each) => ({ ...each, kind: 'system' as const })),
    ...forms.map((each) => ({ ...each, kind: 'form' as const })),
  ].filter(({ isPublished, rights }) => !isPublished && rights.includes('publish'));
  const [first, ...others] = waiting.map(({ kind, id }) => ({ kind, id }));
  if (first === undefined) return null;
  const titles = waiting.map(({ title }) => locale.localise(title));
  const names = listed(titles.slice(0, NAMED), locale.locale);
  const begin = async (): Promise<void> => {
    turn('saving');
    // What is set here is saved a moment after; it is to be published as well.
    await unsaved.saved();
    turn('publishing');
  };
  return (
    <>
      <Alert
        type="warning"
        showIcon
        message={
          titles.length > NAMED
            ? text('unpublishedMany', { systems: names, count: titles.length })
            : text('unpublished', { systems: names })
        }
        action={
          <Button type="primary" size="small" loading={state !== 'shown'} onClick={() => void begin()}>
            {text('publishAll', { count: waiting.length })}
          </Button>
        }
      />
      {state === 'publishing' && (
        <Publishing
          first={first}
          others={others}
          close={() => {
            turn('shown');
            reload();
          }}
        />
      )}
    </>
  );
});

const Publishing = observer(function Publishing({
  first,
  others,
  close,
}: {
  first: DocumentKey;
  others: readonly DocumentKey[];
  close: () => void;
}) {
  const text = useText(rolesLocale);
  const opening = useDesignSession(first);
  if (opening.status === 'loading') return null;
  if (opening.status === 'failed')
    return (
      <Alert
        type="error"
        showIcon
        closable
        message={text('failed')}
        description={messageOf(opening.error)}
        onClose={close}
      />
    );
  return <PublishDialog session={opening.session} asked={others} close={close} />;
});
