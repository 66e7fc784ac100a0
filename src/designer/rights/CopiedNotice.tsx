import { Alert, Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { ALL_SYSTEMS } from '../../schemas/designRight.ts';
import { type Copied, takeBack } from './copyCalls.ts';
import { rolesLocale } from './roles.locale.ts';

/** What came of a copy: how much was changed and what was not, with the way back. */
export const CopiedNotice = observer(function CopiedNotice({
  copied,
  tookBack,
  close,
}: {
  copied: Copied;
  tookBack: () => void;
  close: () => void;
}) {
  const { client, locale, ui, unsaved } = useRoot();
  const text = useText(rolesLocale);
  const [busy, setBusy] = useState(false);
  const { from, documents, designs, failed } = copied;
  const count = documents.length + designs.length;
  const said = (list: Copied['failed']): string =>
    list
      .map(({ title, why }) =>
        text('because', { what: title === ALL_SYSTEMS ? text('everySystem') : locale.localise(title), why }),
      )
      .join('\n');
  const undo = async (): Promise<void> => {
    setBusy(true);
    const left = await unsaved.saving(takeBack(client, copied, text('changedSince')));
    if (left.length > 0) ui.message('warning', text('notTakenBack', { said: said(left) }));
    tookBack();
  };
  return (
    <Alert
      type={failed.length > 0 ? 'warning' : 'success'}
      showIcon
      closable
      onClose={close}
      message={text('copiedFrom', { from: locale.localise(from), count })}
      description={
        failed.length > 0 && (
          <span className="at-rights-failed">{text('copyFailed', { said: said(failed) })}</span>
        )
      }
      action={
        count > 0 && (
          <Button size="small" loading={busy} onClick={() => void undo()}>
            {text('takeBack')}
          </Button>
        )
      }
    />
  );
});
