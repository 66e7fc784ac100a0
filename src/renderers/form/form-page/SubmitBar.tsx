import { Button, theme, Tooltip } from 'antd';
import { observer } from 'mobx-react-lite';
import { type MouseEvent, Suspense } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { DraftModel } from '../../../runtime/form/DraftModel.ts';
import type { FormSteps } from '../../../runtime/form/FormSteps.ts';
import type { FormModel } from '../../../runtime/form/FormModel.ts';
import { lazyPart } from '../../../runtime/render/lazyPart.tsx';
import { useOpenResource } from '../../../runtime/render/OpenResource.tsx';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { MgrFormDocument } from '../../../schemas/documents/index.ts';
import { DraftNotice } from './DraftNotice.tsx';
import { formPageLocale } from './formPage.locale.ts';

// Few people decide over rights.
const WhoSees = lazyPart(async () => (await import('./WhoSees.tsx')).WhoSees);

/** Stays at the lower edge while a long form scrolls under it. */
export const SubmitBar = observer(function SubmitBar({
  form,
  draft,
  steps,
  held = false,
}: {
  form: FormModel;
  draft: DraftModel | undefined;
  steps: FormSteps;
  /** A flow lives on the record, which is why it is not saved here. */
  held?: boolean;
}) {
  const { token } = theme.useToken();
  const text = useText(formPageLocale);
  const { close, overlay, resource } = useOpenResource();
  const { submitText } = resource.document as Partial<MgrFormDocument>;
  const { overlays, locale, systems, session } = useRoot();
  const viewing = form.mode === 'view';
  const { walk } = steps;
  const { record } = form;
  const asks = systems.current?.grants === true && !session.isPreview && record !== undefined;
  const who = asks && (
    <Suspense>
      <WhoSees form={form.compiled.document.id} record={record.id} />
    </Suspense>
  );
  if (viewing && !close && !walk && !held) return who || null;
  const saveText = submitText === undefined ? text('save') : locale.localise(submitText);
  return (
    <div
      className="atrium-screen-only atrium-bar-below"
      style={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        display: 'flex',
        justifyContent: 'flex-end',
        alignItems: 'center',
        gap: token.marginXS,
        // In a dialog or drawer the frame has the padding; on a page the bar is a card like those above it.
        ...(close
          ? { padding: `${String(token.paddingSM)}px 0`, background: token.colorBgElevated }
          : {
              padding: `${String(token.paddingSM)}px ${String(token.padding)}px`,
              background: token.colorBgContainer,
              borderRadius: token.borderRadiusLG,
              boxShadow: token.boxShadowTertiary,
            }),
        borderTop: `1px solid ${token.colorBorderSecondary}`,
      }}
    >
      {who}
      {draft?.lasts && <DraftNotice draft={draft} />}
      {close ? (
        <Button
          onClick={() => {
            if (overlay === undefined) close();
            else void overlays.requestClose(overlay);
          }}
        >
          {text(viewing ? 'close' : 'cancel')}
        </Button>
      ) : (
        !viewing && (
          <Button
            disabled={!form.dirty}
            onClick={() => {
              form.reset();
            }}
          >
            {text('reset')}
          </Button>
        )
      )}
      {walk && !walk.first && (
        <Button disabled={walk.busy || form.saving} onClick={() => void walk.back()}>
          {walk.backText}
        </Button>
      )}
      {walk && !walk.last ? (
        <Button key="next" type="primary" htmlType="submit" loading={walk.busy} onClick={onceOnly}>
          {walk.nextText}
        </Button>
      ) : (
        !viewing && (
          <Button key="save" type="primary" htmlType="submit" loading={form.saving} onClick={onceOnly}>
            {saveText}
          </Button>
        )
      )}
      {held && (
        <Tooltip title={text('heldByFlow')}>
          <Button type="primary" disabled aria-description={text('heldByFlow')}>
            {saveText}
          </Button>
        </Tooltip>
      )}
    </div>
  );
});

/** The second half of a double click on the way on would be the first click on what stands there then: to save. */
const onceOnly = (event: MouseEvent): void => {
  if (event.detail > 1) event.preventDefault();
};
