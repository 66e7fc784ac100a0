import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { attributesOf, controlId, type ControlAttributes } from './controlAttributes.ts';
import type { FieldFindings } from './FieldFindings.ts';
import './fields.css';

export interface MemberFieldProps {
  /** Of the whole, dotted. */
  path: string;
  title: string;
  help?: string;
  required?: boolean;
  findings: FieldFindings;
  /** Its members have no fields of their own: what is wrong with them stands here. */
  whole?: boolean;
  /** Names a member in what stands here of it; absent: only what is wrong is said. */
  nameOf?: (path: string) => string;
  /** Draws the control. */
  children: (attributes: ControlAttributes) => ReactNode;
}

/** A member of a definition with its label, help and what was found wrong with it. */
export const MemberField = observer(function MemberField(props: MemberFieldProps) {
  const { path, title, help = '', required = false, findings, whole = false, nameOf, children } = props;
  const { Field } = useRoot().platform.chrome;
  const members = findings
    .within(path)
    .map((each) =>
      each.path === path || nameOf === undefined ? each.message : `${nameOf(each.path)} ${each.message}`,
    );
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
