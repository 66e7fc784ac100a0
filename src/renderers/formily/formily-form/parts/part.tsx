import { isVoidField } from '@formily/core';
import { observer, useField } from '@formily/react';
import type { ComponentType, ReactNode } from 'react';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { usePlace } from '../../../../runtime/render/PageContext.tsx';
import { PartBoundary } from './PartBoundary.tsx';

type Props = Readonly<Record<string, unknown>>;
type Draws = ComponentType<Props>;

/**
 * A component of a schema as it stands in a form: one that throws leaves a placeholder, and one that holds a value is
 * named by the title of its field and says whether that is wrong, for whoever does not see the label.
 */
export function part(Inner: Draws, name: string): Draws {
  const Part = observer(function FormilyPart(props: Props): ReactNode {
    const { platform } = useRoot();
    const { page } = usePlace();
    const named = useName();
    return (
      <PartBoundary name={name} placeholder={platform.chrome.Placeholder} report={page.environment.report}>
        <Inner {...named} {...props} />
      </PartBoundary>
    );
  });
  return Object.assign(Part, { displayName: name });
}

function useName(): Props {
  const field = useField();
  if (isVoidField(field) || field.displayName !== 'Field') return {};
  const title: unknown = field.title ?? field.componentProps.placeholder;
  return {
    ...(typeof title === 'string' && title !== '' && { 'aria-label': title }),
    ...(field.required && { 'aria-required': true }),
    ...(field.selfErrors.length > 0 && { 'aria-invalid': true }),
  };
}
