import { ArrayBase } from '@formily/antd-v5';
import { isVoidField } from '@formily/core';
import { observer, useField, useFieldSchema } from '@formily/react';
import type { ComponentType, ReactNode } from 'react';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { usePlace } from '../../../../runtime/render/PageContext.tsx';
import { rowsLocale } from '../../shared/rows/rows.locale.ts';
import { PartBoundary } from './PartBoundary.tsx';

type Props = Readonly<Record<string, unknown>>;
type Draws = ComponentType<Props>;

/**
 * A component of a schema as it stands in a form: one that throws leaves a placeholder, and one that holds a value is
 * named by the title of its field, or of its column, and says whether that is wrong, for whoever does not see the label.
 */
export function part(Inner: Draws, name: string): Draws {
  const Part = observer(function FormilyPart(props: Props): ReactNode {
    const { platform } = useRoot();
    const { page } = usePlace();
    const named = useName(name);
    return (
      <PartBoundary name={name} placeholder={platform.chrome.Placeholder} report={page.environment.report}>
        <Inner {...named} {...props} />
      </PartBoundary>
    );
  });
  return Object.assign(Part, { displayName: name });
}

/** Buttons of a row that show a sign alone. */
const COMMANDS: Readonly<Record<string, 'remove' | 'copy' | 'moveUp' | 'moveDown' | 'drag'>> = {
  Remove: 'remove',
  Copy: 'copy',
  MoveUp: 'moveUp',
  MoveDown: 'moveDown',
  SortHandle: 'drag',
};

function useName(name: string): Props {
  const field = useField();
  const schema = useFieldSchema();
  const index = ArrayBase.useIndex();
  const text = useText(rowsLocale);
  const command = COMMANDS[name.split('.')[1] ?? ''];
  if (command) return isText(field.title) ? {} : { 'aria-label': text(command, { n: index + 1 }) };
  if (isVoidField(field) || field.displayName !== 'Field') return {};
  const title = [field.title, columnTitle(schema), field.componentProps.placeholder].find(isText);
  return {
    ...(title !== undefined && { 'aria-label': title }),
    ...(field.required && { 'aria-required': true }),
    ...(field.selfErrors.length > 0 && { 'aria-invalid': true }),
  };
}

const isObject = (value: unknown): value is Props => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** What stands over the column of a cell. */
function columnTitle({ parent }: ReturnType<typeof useFieldSchema>): unknown {
  if (parent?.type !== 'void') return undefined;
  const props: unknown = parent['x-component-props'];
  const title: unknown = isObject(props) ? props.title : undefined;
  return isText(title) ? title : columnTitle(parent);
}
