import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { MgrFormDocument } from '../../../schemas/documents/index.ts';
import { useModuleForm } from '../../panel/useModuleForm.ts';
import { canvasLocale } from '../canvas.locale.ts';
import { useCanvas } from '../CanvasModel.ts';
import { FormStage } from './FormStage.tsx';

/** The form of a module as a further form arranges it. */
export const FurtherFormStage = observer(function FurtherFormStage({
  document,
}: {
  document: MgrFormDocument;
}) {
  const canvas = useCanvas();
  const { platform } = useRoot();
  const text = useText(canvasLocale);
  const { form, failed } = useModuleForm(canvas.model);
  useEffect(() => {
    if (form) canvas.setFields(form.fields);
  }, [canvas, form]);
  const { Failure, Loading } = platform.chrome;
  if (failed) return <Failure title={text('noModule', { module: document.module })} />;
  if (form === undefined) return <Loading shape="page" />;
  return <FormStage document={form} further={document} />;
});
