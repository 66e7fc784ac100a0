import { Alert, Button, Input, Modal, Spin } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useEffect, useId, useState } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { useLoaded } from '../../runtime/render/useLoaded.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { useTypingLimit } from '../../renderers/shared/typing/useTypingLimit.ts';
import { fetchWorking } from '../core/designCalls.ts';
import type { Design } from '../frame/DesignContext.ts';
import { ChangeList } from './ChangeList.tsx';
import { DocumentLink } from './DocumentLink.tsx';
import { FindingsSection } from './FindingsSection.tsx';
import { ImpactSection } from './ImpactSection.tsx';
import { PlanSection } from './PlanSection.tsx';
import { fetchVersion } from './publishCalls.ts';
import { PublishModel } from './PublishModel.ts';
import { TogetherSection } from './TogetherSection.tsx';
import { publishLocale } from './publish.locale.ts';
import './publish.css';

/** Characters of a note, and of a reason. */
const LONGEST = 500;

interface PublishDialogProps {
  session: Design;
  /** An earlier version to go back to; absent: the working document is published. */
  version?: number;
  close: () => void;
}

/**
 * Gives users the working document, or an earlier version once more: what has changed, what is wrong, what becomes of
 * records and of other documents is said first.
 */
export const PublishDialog = observer(function PublishDialog({
  session,
  version,
  close,
}: PublishDialogProps) {
  const { ui, client } = useRoot();
  const text = useText(publishLocale);
  const publication = usePublication(session, version);
  const { before, after } = useCompared(session, version);
  const { status, failure, review, published, errors } = publication;
  const { name } = session.model.document;
  const finish = async (): Promise<void> => {
    if (!(await publication.publish())) return;
    const done = publication.published;
    // The version is the working document from now on.
    if (version !== undefined) await session.autosave.refresh(() => fetchWorking(client, publication.key));
    const [first] = done;
    if (done.some(({ broken }) => broken !== undefined)) return;
    if (done.length > 1) ui.message('success', text('publishedAll', { count: done.length }));
    else
      ui.message('success', first ? text('published', { version: first.version }) : text('publishedQuiet'));
    close();
  };
  const goTo = (key: string): void => {
    session.model.select([key]);
    close();
  };
  const isDone = status === 'done';
  return (
    <Modal
      open
      width={720}
      className="at-publish"
      maskClosable={false}
      title={version === undefined ? text('title', { name }) : text('rollbackTitle', { name, version })}
      okText={text(version === undefined ? 'publish' : 'rollback')}
      cancelText={text('cancel')}
      confirmLoading={status === 'publishing'}
      okButtonProps={{ disabled: !publication.isReady && status !== 'publishing' }}
      onOk={() => void finish()}
      onCancel={close}
      {...(isDone && { footer: <Button onClick={close}>{text('close')}</Button> })}
    >
      {isDone ? (
        <BrokenNow published={published} />
      ) : (
        <>
          {failure !== undefined && (
            <Alert
              showIcon
              type={failure.why === 'nothingNew' ? 'info' : 'error'}
              message={text(`fail_${failure.why}`, 'said' in failure ? { said: failure.said } : {})}
              action={
                (failure.why === 'reviewFailed' || failure.why === 'notSaved') && (
                  <Button size="small" onClick={() => void publication.look()}>
                    {text('again')}
                  </Button>
                )
              }
            />
          )}
          {version !== undefined && <Alert showIcon type="info" message={text('rollbackHint')} />}
          {errors > 0 && <Alert showIcon type="error" message={text('errors', { count: errors })} />}
          <Spin spinning={status === 'loading'} tip={text('looking')}>
            <div className="at-publish-sections" aria-busy={status === 'loading'}>
              <Section title={text('changes')}>
                {before.status === 'none' && <p className="at-publish-quiet">{text('firstVersion')}</p>}
                {before.status === 'ready' && after !== undefined && (
                  <ChangeList before={before.document} after={after} />
                )}
              </Section>
              {review !== undefined && (
                <>
                  <Section title={text('findings')}>
                    <FindingsSection publication={publication} session={session} goTo={goTo} />
                  </Section>
                  {review.plans.length > 0 && (
                    <Section title={text('plan')}>
                      <PlanSection
                        publication={publication}
                        after={after}
                        before={before.status === 'ready' ? before.document : undefined}
                      />
                    </Section>
                  )}
                  <Section title={text('impact')}>
                    <ImpactSection broken={review.broken} />
                  </Section>
                  {publication.offered.length > 0 && !publication.rollsBack && (
                    <Section title={text('together')}>
                      <TogetherSection publication={publication} />
                    </Section>
                  )}
                </>
              )}
            </div>
          </Spin>
          <Said publication={publication} />
        </>
      )}
    </Modal>
  );
});

function usePublication({ model, autosave }: Design, version: number | undefined): PublishModel {
  const { client } = useRoot();
  const [publication] = useState(() => {
    const { kind, id } = model.document;
    return new PublishModel({
      client,
      key: { kind, id },
      ...(version !== undefined && { version }),
      save: async () => ((await autosave.flush()) ? model.base.revision : undefined),
      refresh: () => autosave.refresh(() => fetchWorking(client, { kind, id })),
    });
  });
  useEffect(() => {
    void publication.look();
    return () => publication.dispose();
  }, [publication]);
  return publication;
}

type Before =
  | { readonly status: 'loading' | 'none' }
  | { readonly status: 'ready'; readonly document: Design['model']['document'] };

/** What users have, and what they would have. */
function useCompared({ model }: Design, version: number | undefined) {
  const { client } = useRoot();
  const { kind, id } = model.document;
  const load = useCallback(
    async (signal: AbortSignal) => {
      const key = { kind, id };
      const { version: published } = await fetchWorking(client, key, signal);
      const [before, after] = await Promise.all(
        [published, version].map((each) =>
          each === undefined ? undefined : fetchVersion(client, key, each, signal),
        ),
      );
      return { before, after };
    },
    [client, kind, id, version],
  );
  const { loaded } = useLoaded(load);
  const compared = loaded.status === 'ready' ? loaded.value : undefined;
  const before: Before =
    compared === undefined
      ? { status: 'loading' }
      : compared.before === undefined
        ? { status: 'none' }
        : { status: 'ready', document: compared.before };
  return { before, after: version === undefined ? model.document : compared?.after };
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

/** What who publishes says of it, and why it is done all the same. */
const Said = observer(function Said({ publication }: { publication: PublishModel }) {
  const text = useText(publishLocale);
  const hint = useId();
  const { note, reason, needsReason, status } = publication;
  const noteLimit = useTypingLimit(note, LONGEST);
  const reasonLimit = useTypingLimit(reason, LONGEST);
  const isBusy = status === 'publishing';
  return (
    <div className="at-publish-said">
      <label>
        {text('note')}
        <Input.TextArea
          {...noteLimit}
          autoSize={{ minRows: 2, maxRows: 6 }}
          disabled={isBusy}
          placeholder={text('notePlaceholder')}
          value={note}
          onChange={({ target }) => publication.setNote(target.value)}
        />
      </label>
      <label>
        {text('reason')}
        <Input.TextArea
          {...reasonLimit}
          autoSize={{ minRows: 1, maxRows: 4 }}
          disabled={isBusy}
          required={needsReason}
          status={needsReason ? 'warning' : ''}
          aria-describedby={needsReason ? hint : undefined}
          placeholder={text('reasonPlaceholder')}
          value={reason}
          onChange={({ target }) => publication.setReason(target.value)}
        />
      </label>
      {needsReason && (
        <small id={hint} className="at-publish-needed">
          {text('reasonNeeded')}
        </small>
      )}
    </div>
  );
});

/** What reads what is no longer there, now that it is published. */
function BrokenNow({ published }: { published: PublishModel['published'] }) {
  const text = useText(publishLocale);
  const broken = published.flatMap((each) => each.broken ?? []);
  return (
    <>
      <p>{text('brokenNow')}</p>
      <ul className="at-publish-users">
        {broken.map(({ kind = 'interface', id, name, moduleCode = '', interfaceUrl = '' }) => {
          const at = id ?? `${moduleCode}/${interfaceUrl}`;
          return (
            <li key={`${kind} ${at}`}>
              <DocumentLink kind={kind} id={at} name={name} />
            </li>
          );
        })}
      </ul>
    </>
  );
}
