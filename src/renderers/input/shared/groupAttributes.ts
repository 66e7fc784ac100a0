import type { FocusEvent } from 'react';
import type { BoundInput } from './useInput.ts';

/**
 * Attributes of the element around inputs that stand for a field together: it bears the field's name, says whether
 * the value is refused and why, and the field is left when the focus leaves the whole of it. The field's id is not
 * among them: the label may lead to the first of the inputs.
 */
export const groupAttributes = ({ title, attributes, leave }: BoundInput) => ({
  role: 'group' as const,
  'aria-label': title,
  'aria-invalid': attributes['aria-invalid'],
  'aria-disabled': attributes.disabled,
  'aria-describedby': attributes['aria-describedby'],
  onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (!currentTarget.contains(relatedTarget)) leave();
  },
});
