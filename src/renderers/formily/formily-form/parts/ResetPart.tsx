import { Reset } from '@formily/antd-v5';
import { useForm } from '@formily/react';
import type { ComponentProps } from 'react';
import { bringBackRows } from '../rowBeginnings.ts';

/** Formily's button, which brings back the rows of lists as well. */
export function ResetPart(props: ComponentProps<typeof Reset>) {
  const form = useForm();
  return (
    <Reset
      {...props}
      onClick={() => {
        bringBackRows(form);
      }}
    />
  );
}
