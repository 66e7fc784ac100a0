import { Alert, Modal } from 'antd';
import { observer } from 'mobx-react-lite';
import { useMaskCloses } from '../../../renderers/shared/useMaskCloses.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useBackCloses } from '../../../runtime/render/useBackCloses.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { FlowDetail, FlowOffer } from '../../../schemas/wire/flowDetail.ts';
import { ActionFields } from './ActionFields.tsx';
import type { ActionDraft } from './ActionDraft.ts';
import { needsOf } from './actionNeeds.ts';
import { flowActionsLocale } from './flowActions.locale.ts';

type HintKey = Extract<keyof typeof flowActionsLocale.texts.zhCN, `hint.${string}`>;
const isHint = (key: string): key is HintKey => Object.hasOwn(flowActionsLocale.texts.zhCN, key);

/** Asks for what an action needs; what is refused is told in it, and it stays with all that was entered. */
export const ActionDialog = observer(function ActionDialog({
  offer,
  detail,
  draft,
  isChanged,
  submit,
}: {
  readonly offer: FlowOffer;
  readonly detail: FlowDetail;
  readonly draft: ActionDraft;
  /** The form holds what nothing keeps. */
  readonly isChanged: boolean;
  readonly submit: () => void;
}) {
  const { locale } = useRoot();
  const text = useText(flowActionsLocale);
  const maskCloses = useMaskCloses(true);
  // What is sent would be told to nobody, and its end would take what the next dialog holds.
  const { busy } = draft;
  useBackCloses(true, () => draft.close(), busy);
  // What is offered may have changed since the dialog opened.
  const isOffered = detail.offers.some(({ action }) => action === offer.action);
  const hint = `hint.${offer.action}`;
  return (
    <Modal
      open
      title={locale.localise(offer.text)}
      width={560}
      maskClosable={maskCloses && !busy && !draft.isFilled}
      closable={!busy}
      keyboard={!busy}
      okText={locale.localise(offer.text)}
      cancelText={text('cancel')}
      cancelButtonProps={{ disabled: busy }}
      confirmLoading={busy}
      okButtonProps={{ danger: needsOf(offer).danger === true, disabled: !isOffered }}
      onOk={submit}
      onCancel={() => draft.close()}
    >
      <div className="at-flow-dialog">
        {draft.refusal !== undefined && (
          <Alert type="warning" showIcon role="alert" message={draft.refusal} />
        )}
        {!isOffered && <Alert type="info" showIcon message={text('notOffered')} />}
        {isChanged && needsOf(offer).drops === true && (
          <Alert type="warning" showIcon message={text('drops', { action: locale.localise(offer.text) })} />
        )}
        {isHint(hint) && <p className="at-flow-quiet">{text(hint)}</p>}
        <ActionFields offer={offer} detail={detail} draft={draft} />
      </div>
    </Modal>
  );
});
