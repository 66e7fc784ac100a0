import { observer, useForm } from '@formily/react';
import { Button } from 'antd';
import { useContext, type ReactNode } from 'react';
import { useText } from '../../../../runtime/locale/useText.ts';
import { formilyFormLocale } from '../FormilyForm.locale.ts';
import { SubmitContext } from './SubmitContext.ts';

/** The submit button where a schema has one, and below a form that has none. */
export const SubmitPart = observer(function SubmitPart({
  children,
  block,
}: Readonly<Record<string, unknown>> & { children?: ReactNode }) {
  const text = useText(formilyFormLocale);
  const form = useForm();
  const { submit } = useContext(SubmitContext);
  if (form.pattern === 'readPretty' || form.pattern === 'readOnly') return null;
  return (
    <Button
      type="primary"
      block={block === true}
      disabled={form.pattern === 'disabled'}
      loading={form.submitting}
      onClick={submit}
    >
      {children ?? text('submit')}
    </Button>
  );
});
