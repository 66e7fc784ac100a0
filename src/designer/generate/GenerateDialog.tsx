import { Alert, Button, Modal } from 'antd';
import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { messageOf } from '../../runtime/data/ApiError.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useLoaded } from '../../runtime/render/useLoaded.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { FormDocument } from '../../schemas/documents/index.ts';
import type { DesignSession } from '../core/useDesignSession.ts';
import { HelpLink } from '../help/HelpLink.tsx';
import { readTaken, type Taken } from './generateCalls.ts';
import { generateLocale } from './generate.locale.ts';
import { MadeList } from './MadeList.tsx';
import { firstPlan, type GeneratePlan, isReady } from './plan.ts';
import { PlanFields } from './PlanFields.tsx';
import { useGenerate } from './useGenerate.ts';
import '../settings/settings.css';
import './generate.css';

interface GenerateDialogProps {
  session: DesignSession;
  /** A system that is there, to which a menu is added unless somebody chooses otherwise. */
  into?: string | undefined;
  close: () => void;
}

/** Makes an application of a form: what, how it is called, for whom; then links to all of it, and its publication. */
export const GenerateDialog = observer(function GenerateDialog({
  session,
  into,
  close,
}: GenerateDialogProps) {
  const { client, platform } = useRoot();
  const text = useText(generateLocale);
  const load = useCallback((signal: AbortSignal) => readTaken(client, signal), [client]);
  const { loaded, retry } = useLoaded(load);
  const { document } = session.model;
  const { Loading, Failure } = platform.chrome;
  if (document.kind !== 'form') return null;
  if (loaded.status === 'ready') {
    return <Choosing session={session} into={into} form={document} taken={loaded.value} close={close} />;
  }
  return (
    <Modal open width={WIDTH} title={text('title', { name: document.name })} footer={null} onCancel={close}>
      {loaded.status === 'loading' ? (
        <Loading shape="page" />
      ) : (
        <Failure title={text('loadFailed', { why: messageOf(loaded.error) })} retry={retry} inline />
      )}
    </Modal>
  );
});

const WIDTH = 720;

interface ChoosingProps extends GenerateDialogProps {
  form: FormDocument;
  taken: Taken;
}

const Choosing = observer(function Choosing({ session, into, form, taken, close }: ChoosingProps) {
  const text = useText(generateLocale);
  const { metas } = session.model.language;
  const [plan, setPlan] = useState<GeneratePlan>(() => {
    const first = firstPlan(form, taken.ids, metas);
    const isThere = taken.systems.some(({ id }) => id === into);
    return isThere ? { ...first, menu: 'existing', system: into } : first;
  });
  const { made, published, failure, busy, generate, publish } = useGenerate(session);
  const main =
    made === undefined ? (
      <Button
        type="primary"
        loading={busy}
        disabled={!isReady(plan, taken.ids)}
        onClick={() => void generate(plan)}
      >
        {text('generate')}
      </Button>
    ) : published === undefined ? (
      <Button type="primary" loading={busy} onClick={() => void publish()}>
        {text('publishAll')}
      </Button>
    ) : null;
  return (
    <Modal
      open
      width={WIDTH}
      title={text('title', { name: form.name })}
      maskClosable={false}
      onCancel={close}
      footer={
        <>
          <HelpLink topic="generate" />
          <Button onClick={close}>{text(made === undefined ? 'cancel' : 'close')}</Button>
          {main}
        </>
      }
    >
      <div className="at-generate">
        {made === undefined ? (
          <>
            <p>{text('lead')}</p>
            <PlanFields
              form={form}
              metas={metas}
              taken={taken}
              plan={plan}
              change={(change) => setPlan((before) => ({ ...before, ...change }))}
            />
          </>
        ) : (
          <MadeList made={made} published={published} />
        )}
        {failure !== undefined && <Alert type="error" message={failure} />}
      </div>
    </Modal>
  );
});
