import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { Findings } from './Findings.ts';
import { interfaceLocale } from './interface.locale.ts';
import { pathTitle } from './pathTitle.ts';

/** The id of the control for a path of the definition, so that a finding can lead to it. */
export const controlId = (path: string): string => `interface-${path.replaceAll('.', '-')}`;

/** What a control says of itself and of what is wrong with it. */
export interface ControlAttributes {
  id: string;
  status: '' | 'error';
  'aria-invalid': boolean;
  'aria-describedby'?: string;
}

export const attributesOf = (path: string, error: string | undefined, help = false): ControlAttributes => ({
  id: controlId(path),
  status: error === undefined ? '' : 'error',
  'aria-invalid': error !== undefined,
  ...(error !== undefined
    ? { 'aria-describedby': `${controlId(path)}-error` }
    : help && { 'aria-describedby': `${controlId(path)}-help` }),
});

interface InterfaceFieldProps {
  /** Of the definition, dotted. */
  path: string;
  title: string;
  help?: string;
  required?: boolean;
  findings: Findings;
  /** Its members have no fields of their own: what is wrong with them stands here. */
  whole?: boolean;
  /** Draws the control. */
  children: (attributes: ControlAttributes) => ReactNode;
}

/** A member of a definition with its label, help and what the server found wrong with it. */
export const InterfaceField = observer(function InterfaceField(props: InterfaceFieldProps) {
  const { path, title, help = '', required = false, findings, whole = false, children } = props;
  const { Field } = useRoot().platform.chrome;
  const text = useText(interfaceLocale);
  const members = findings
    .within(path)
    .map((each) => (each.path === path ? each.message : `${pathTitle(each.path, text)} ${each.message}`));
  const error = whole && members.length > 0 ? members.join(' ') : findings.at(path);
  const id = controlId(path);
  return (
    <Field
      id={id}
      title={title}
      description={help}
      tooltip=""
      required={required}
      readOnly={false}
      error={error}
      errorId={`${id}-error`}
      helpId={`${id}-help`}
    >
      {children(attributesOf(path, error, help !== ''))}
    </Field>
  );
});
