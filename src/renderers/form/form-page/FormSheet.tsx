import { Alert, Button, theme } from 'antd';
import { observer } from 'mobx-react-lite';
import { Suspense, useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { FormModel } from '../../../runtime/form/FormModel.ts';
import { FormSteps } from '../../../runtime/form/FormSteps.ts';
import { useOpenResource } from '../../../runtime/render/OpenResource.tsx';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { lazyPart } from '../../../runtime/render/lazyPart.tsx';
import type { FlowOfRecord } from '../../../schemas/wire/flowLists.ts';
import { Stack } from '../../shared/stack/Stack.tsx';
import { useFormBody } from '../shared/useFormBody.tsx';
import { formPageLocale } from './formPage.locale.ts';
import { SubmitBar } from './SubmitBar.tsx';
import { keepsInput } from './keptInput.ts';
import { useDraft } from './useDraft.ts';
import { useSubmit } from './useSubmit.ts';

// Most forms open without one.
const DraftOffer = lazyPart(async () => (await import('./DraftOffer.tsx')).DraftOffer);
// Most people may change what they have stored.
const Filed = lazyPart(async () => (await import('./Filed.tsx')).default);
// Most records are in no flow.
const UnderApproval = lazyPart(async () => (await import('./UnderApproval.tsx')).UnderApproval);
// Few people change the same at once.
const Contested = lazyPart(async () => (await import('./Contested.tsx')).default);

/** The open form: its fields in their layout, what the server refused, and the bar that saves. */
export const FormSheet = observer(function FormSheet({
  form,
  contested,
  flow,
  held,
  reload,
}: {
  form: FormModel;
  /** What somebody else changed too, since the person began. */
  contested: readonly string[];
  /** What lives on the record, and keeps it as it is. */
  flow: FlowOfRecord | undefined;
  /** It would be changed here otherwise. */
  held: boolean;
  reload: () => void;
}) {
  const root = useRoot();
  const text = useText(formPageLocale);
  const { token } = theme.useToken();
  const around = useOpenResource();
  const { overlay } = around;
  const sheet = useRef<HTMLFormElement>(null);
  const told = useRef<HTMLDivElement>(null);
  const steps = useMemo(() => new FormSteps(form), [form]);
  const [filed, setFiled] = useState<FormModel>();
  const { submit, conflict } = useSubmit(form, sheet, steps, () => setFiled(form));
  const draft = useDraft(form);
  const body = useFormBody(form, steps);
  useEffect(() => {
    if (conflict === undefined) return;
    sheet.current?.scrollIntoView({ block: 'start' });
    told.current?.focus({ preventScroll: true });
  }, [conflict]);
  useEffect(
    () => root.unsaved.register(() => form.dirty && draft?.isKept !== true, overlay, keepsInput(around)),
    [root, form, draft, overlay, around],
  );
  const { Loading } = root.platform.chrome;
  if (!body) return <Loading shape="page" />;
  if (filed === form) {
    return (
      <Suspense fallback={<Loading shape="page" />}>
        <Filed another={reload} />
      </Suspense>
    );
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void root.unsaved.saving(submit());
  };
  return (
    <form
      ref={sheet}
      noValidate
      onSubmit={onSubmit}
      // The notice of a conflict keeps its distance from what it is scrolled to.
      style={{ scrollMarginTop: token.marginLG }}
    >
      <Stack>
        {conflict !== undefined && (
          <div ref={told} tabIndex={-1} style={{ outline: 'none' }}>
            <Alert
              type="warning"
              showIcon
              role="alert"
              message={conflict.title}
              description={conflict.act}
              {...(conflict.reloads ? { action: <Button onClick={reload}>{text('reload')}</Button> } : {})}
            />
          </div>
        )}
        {flow && (
          <Suspense>
            <UnderApproval flow={flow} />
          </Suspense>
        )}
        {contested.length > 0 && (
          <Suspense>
            <Contested form={form} codes={contested} />
          </Suspense>
        )}
        {draft?.offered && (
          <Suspense>
            <DraftOffer form={form} draft={draft} steps={steps} />
          </Suspense>
        )}
        {body}
        <SubmitBar form={form} draft={draft} steps={steps} held={held} />
      </Stack>
    </form>
  );
});
