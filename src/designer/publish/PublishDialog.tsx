import { Alert, Button, Modal, Spin } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { messageOf } from '../../runtime/data/ApiError.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { type DocumentKey, fetchWorking } from '../core/designCalls.ts';
import type { Design } from '../frame/DesignContext.ts';
import { HelpLink } from '../help/HelpLink.tsx';
import { BrokenNow } from './BrokenNow.tsx';
import { ChangeList } from './ChangeList.tsx';
import { FindingsSection } from './FindingsSection.tsx';
import { ImpactSection } from './ImpactSection.tsx';
import { PlanSection } from './PlanSection.tsx';
import { SaidFields } from './SaidFields.tsx';
import { TestsSection } from './TestsSection.tsx';
import { TogetherSection } from './TogetherSection.tsx';
import { useCompared, usePublication } from './usePublication.ts';
import { publishLocale } from './publish.locale.ts';
import './publish.css';

interface PublishDialogProps {
  session: Design;
  /** An earlier version to go back to; absent: the working document is published. */
  version?: number;
  /** Others to publish with it. */
  asked?: readonly DocumentKey[];
  close: () => void;
}

/**
 * Gives users the working document, or an earlier version once more: what has changed, what is wrong, what becomes of
 * records and of other documents is said first.
 */
export const PublishDialog = observer(function PublishDialog({
  session,
  version,
  asked = [],
  close,
}: PublishDialogProps) {
  const { ui, client } = useRoot();
  const text = useText(publishLocale);
  const publication = usePublication(session, version, asked);
  const { before, after, retry } = useCompared(session, version);
  const { status, failure, review, published, errors } = publication;
  const { name } = session.model.document;
  const finish = async (): Promise<void> => {
    if (!(await publication.publish())) return;
    const done = publication.published;
    // The version is the working document from now on.
    if (version !== undefined)
      await session.autosave
        .refresh(async () => ({ ...(await fetchWorking(client, publication.key)), by: undefined }))
        .catch((error: unknown) => ui.message('warning', text('notReadAgain', { said: messageOf(error) })));
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
  const lookAgain = (): void => {
    retry();
    void publication.look();
  };
  const isDone = status === 'done';
  const isPublished = failure?.why === 'nothingNew';
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
      footer={(usual) => (
        <>
          <HelpLink topic="publish" />
          {isDone ? <Button onClick={close}>{text('close')}</Button> : usual}
        </>
      )}
    >
      {isDone ? (
        <BrokenNow published={published} />
      ) : (
        <>
          {failure !== undefined && (
            <Alert
              showIcon
              type={isPublished ? 'info' : 'error'}
              message={text(`fail_${failure.why}`, 'said' in failure ? { said: failure.said } : {})}
              action={
                (failure.why === 'reviewFailed' || failure.why === 'notSaved') && (
                  <Button size="small" onClick={lookAgain}>
                    {text('again')}
                  </Button>
                )
              }
            />
          )}
          {version !== undefined && <Alert showIcon type="info" message={text('rollbackHint')} />}
          {errors > 0 && <Alert showIcon type="error" message={text('errors', { count: errors })} />}
          {!isPublished && (
            <Spin spinning={status === 'loading'} tip={text('looking')}>
              <div className="at-publish-sections" tabIndex={0} aria-busy={status === 'loading'}>
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
                    {publication.offered.length > 0 && !publication.rollsBack && (
                      <Section title={text('together')}>
                        <TogetherSection publication={publication} />
                      </Section>
                    )}
                    {review.tests.length > 0 && (
                      <Section title={text('tests')}>
                        <TestsSection publication={publication} session={session} goTo={goTo} />
                      </Section>
                    )}
                    <Section title={text('impact')}>
                      <ImpactSection broken={review.broken} />
                    </Section>
                  </>
                )}
              </div>
            </Spin>
          )}
          {!isPublished && <SaidFields publication={publication} />}
        </>
      )}
    </Modal>
  );
});

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
