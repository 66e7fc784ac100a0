import { Alert, Button, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { flushSync } from 'react-dom';
import type { DraftModel } from '../../../runtime/form/DraftModel.ts';
import type { FormModel } from '../../../runtime/form/FormModel.ts';
import type { FormSteps } from '../../../runtime/form/FormSteps.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { formPageLocale } from './formPage.locale.ts';

/**
 * Offers the draft that was there when the form opened, to go on with it or to be rid of it, or the one that another
 * window has kept, to have one of the two.
 */
export const DraftOffer = observer(function DraftOffer({
  form,
  draft,
  steps,
}: {
  form: FormModel;
  draft: DraftModel;
  steps: FormSteps;
}) {
  const text = useText(formPageLocale);
  const { ui, locale } = useRoot();
  const { offered, contested } = draft;
  if (!offered) return null;
  const take = async (): Promise<void> => {
    // Between two drafts the person has just been asked.
    const loses = !contested && form.dirty;
    if (loses && !(await ui.confirm({ title: text('draftReplaces') }))) return;
    await draft.renew();
    const brought = Object.keys(draft.offered?.data ?? {});
    // The steps that the draft brings are there once it is drawn.
    flushSync(() => {
      draft.take();
    });
    void steps.walk?.resume(brought);
  };
  const discard = async (): Promise<void> => {
    // Of two drafts the other one stays.
    const loses = !contested;
    if (loses && !(await ui.confirm({ title: text('draftLost'), danger: true }))) return;
    draft.discard();
  };
  return (
    <Alert
      type={contested ? 'warning' : 'info'}
      showIcon
      role="status"
      message={text(contested ? 'draftContested' : 'draftFound', {
        time: locale.dateTime(offered.updatedAt),
      })}
      description={
        <>
          {draft.isOutdated && <p style={{ marginBlock: 0 }}>{text('draftOutdated')}</p>}
          {form.dirty && !contested && <p style={{ marginBlock: 0 }}>{text('draftWaits')}</p>}
          {draft.lacksSecret && <p style={{ marginBlock: 0 }}>{text('draftLacksSecret')}</p>}
          <Flex gap="small" wrap style={{ marginBlockStart: 8 }}>
            <Button size="small" type="primary" onClick={() => void take()}>
              {text(contested ? 'draftTakeOther' : 'draftTake')}
            </Button>
            <Button size="small" onClick={() => void discard()}>
              {text(contested ? 'draftKeepMine' : 'draftDiscard')}
            </Button>
          </Flex>
        </>
      }
    />
  );
});
