import { LoadingOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';

/** A form before the login: its inputs, what the server said, and the button that sends. */
export function EntryBody({
  form,
  submitText,
  busyText,
  children,
}: {
  form: { refusal: string | undefined; busy: boolean; submit(): Promise<void> };
  submitText: string;
  busyText: string;
  children: ReactNode;
}) {
  return (
    <form
      className="at-login-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {children}
      {form.refusal !== undefined && (
        <p role="alert" className="at-login-refusal">
          {form.refusal}
        </p>
      )}
      <Button
        type="primary"
        htmlType="submit"
        size="large"
        block
        aria-busy={form.busy}
        {...(form.busy ? { icon: <LoadingOutlined aria-hidden aria-label={undefined} /> } : {})}
        className="at-login-submit"
      >
        {form.busy ? busyText : submitText}
      </Button>
    </form>
  );
}
