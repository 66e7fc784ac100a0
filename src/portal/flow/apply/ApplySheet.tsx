import { Alert, Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { messageOf } from '../../../runtime/data/ApiError.ts';
import type { FormModel } from '../../../runtime/form/FormModel.ts';
import { showWrong } from '../../../runtime/form/showWrong.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { FlowStartForm } from '../../../schemas/wire/flowDetail.ts';
import { type ApplyWith, flowDetailAddress } from '../../../runtime/flow/flowAddress.ts';
import { flowPartsLocale } from '../detail/flowParts.locale.ts';
import { FlowFormView } from '../detail/FlowFormView.tsx';
import { PathView } from '../detail/PathView.tsx';
import { useFlowPreview } from '../detail/useFlowPreview.ts';
import { applyLocale } from './apply.locale.ts';
import type { ApplyModel } from './ApplyModel.ts';
import { SaidAlong } from './SaidAlong.tsx';
import { PickAtStep } from './PickAtStep.tsx';
import { useSubmitApplication } from './useSubmitApplication.ts';

interface ApplySheetProps {
  readonly start: FlowStartForm;
  readonly begunWith: ApplyWith;
  /** What was typed stands over a later state, which does not hold it. */
  readonly isAnew: boolean;
  readonly model: ApplyModel;
  readonly form: FormModel;
  /** The draft has an address now. */
  readonly saved: (instance: string) => void;
  readonly reload: () => void;
}

/** The form of an application with the path beside it, and the bar that submits it. */
export const ApplySheet = observer(function ApplySheet(props: ApplySheetProps) {
  const { start, begunWith, isAnew, model, form, saved, reload } = props;
  const { locale, unsaved } = useRoot();
  const text = useText(applyLocale);
  const parts = useText(flowPartsLocale);
  const sheet = useRef<HTMLFormElement>(null);
  const { preview, failed } = useFlowPreview(form, previewOf(start), model.pickedIds);
  const showFirst = (): void => {
    showWrong(form, sheet.current);
  };
  const { submit, save, refusal } = useSubmitApplication({ model, form, preview, showFirst, saved });
  useEffect(() => {
    if (!isAnew) model.begin(form);
  }, [model, form, isAnew]);
  useEffect(() => unsaved.register(() => model.isDirty(form), undefined), [unsaved, model, form]);
  const findings = (preview?.findings ?? []).filter(
    ({ node, severity }) => node === null && severity === 'error',
  );
  const { title, description } = start.flow;
  return (
    <form
      ref={sheet}
      noValidate
      className="at-flow"
      aria-label={locale.localise(title)}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void unsaved.saving(submit());
      }}
    >
      <header className="at-flow-card at-flow-header">
        <h1>{locale.localise(title)}</h1>
        {description !== null && <p className="at-flow-quiet">{locale.localise(description)}</p>}
      </header>
      {refusal !== undefined && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          message={refusal.message}
          action={
            refusal.running !== undefined ? (
              <Link to={flowDetailAddress(refusal.running)}>{text('openRunning')}</Link>
            ) : refusal.isStale === true ? (
              <Button onClick={reload}>{text('reload')}</Button>
            ) : undefined
          }
        />
      )}
      {begunWith.copy !== undefined && <Alert type="info" showIcon message={text('from')} />}
      {begunWith.record !== undefined && <Alert type="info" showIcon message={text('onRecord')} />}
      <div className="at-flow-columns">
        <div>
          <div className="at-flow-card">
            <FlowFormView form={form} />
          </div>
          <SaidAlong model={model} />
        </div>
        <aside className="at-flow-card">
          <h2>{parts('path')}</h2>
          {failed !== undefined && (
            <p className="at-flow-quiet" role="status">
              {parts('pathFailed', { reason: messageOf(failed) })}
            </p>
          )}
          {findings.map((finding) => (
            <Alert key={finding.code} type="error" showIcon message={finding.message} />
          ))}
          {preview === undefined ? (
            failed === undefined && <p className="at-flow-quiet">{parts('loading')}</p>
          ) : (
            <PathView
              path={preview.path}
              drawPick={(node) => <PickAtStep key={node.node} node={node} model={model} />}
            />
          )}
        </aside>
      </div>
      <footer className="at-flow-bar atrium-screen-only atrium-bar-below">
        <div className="at-flow-buttons">
          <span className="at-flow-quiet at-flow-neighbours" role="status">
            {model.savedAt !== undefined && text('savedAt', { time: locale.timeOfDay(model.savedAt) })}
          </span>
          {model.keepsDrafts && (
            <Button
              loading={model.busy === 'save'}
              disabled={model.busy === 'submit'}
              onClick={() => void unsaved.saving(save())}
            >
              {text('saveDraft')}
            </Button>
          )}
          <Button
            type="primary"
            htmlType="submit"
            loading={model.busy === 'submit'}
            disabled={model.busy === 'save'}
          >
            {text('submit')}
          </Button>
        </div>
      </footer>
    </form>
  );
});

const previewOf = ({ flow, instance }: FlowStartForm) =>
  instance?.state === 'withdrawn' ? { instanceId: instance.id } : { flowId: flow.id };
