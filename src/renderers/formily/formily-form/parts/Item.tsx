import { FormItem } from '@formily/antd-v5';
import { isVoidField } from '@formily/core';
import { observer, useField } from '@formily/react';
import type { ComponentProps } from 'react';

/** Formily's item. What several rules say in the same words of one value it says once. */
export const Item = observer(function Item(props: ComponentProps<typeof FormItem>) {
  const field = useField();
  const errors = isVoidField(field) ? [] : field.selfErrors.map(String);
  const told = [...new Set(errors)];
  return <FormItem {...props} {...(told.length < errors.length && { feedbackText: told.join(', ') })} />;
});
