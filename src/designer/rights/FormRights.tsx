import { Button, Tag } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { Role } from '../editors/pickers/useRoles.ts';
import { RightsSentences } from '../kinds/form/rights/RightsSentences.tsx';
import { FieldsOf } from './FieldsOf.tsx';
import { FormGrants } from './FormGrants.tsx';
import { GrantFields } from './GrantFields.tsx';
import { NotSettable } from './NotSettable.tsx';
import type { GrantedForm } from './rightsCalls.ts';
import { SetInPlace } from './SetInPlace.tsx';
import { obstacleOf } from './settable.ts';
import { rolesLocale } from './roles.locale.ts';
import type { Told } from './useChangedRights.ts';

interface FormRightsProps {
  form: GrantedForm;
  role: Role;
  /** What the form's system is called. */
  system: string | undefined;
  isOpen: boolean;
  turn: (isOpen: boolean) => void;
  told: Told;
}

/** What a role may do with one form: said, and, where it is open, set. */
export const FormRights = observer(function FormRights(props: FormRightsProps) {
  const { form, role, system, isOpen, turn, told } = props;
  const { locale } = useRoot();
  const text = useText(rolesLocale);
  const title = locale.localise(form.title);
  const obstacle = obstacleOf(form);
  const article = useRef<HTMLElement>(null);
  // An address leads to the form that it names.
  const [isNamed] = useState(isOpen);
  useEffect(() => {
    if (isNamed) article.current?.scrollIntoView({ block: 'start' });
  }, [isNamed]);
  return (
    <article ref={article} className="at-rights-form" aria-label={title}>
      <header>
        <h3>{title}</h3>
        {system !== undefined && <span className="at-rights-quiet">{system}</span>}
        {!form.isPublished && <Tag color="orange">{text('unpublishedMark')}</Tag>}
        <span className="at-rights-spring" />
        {obstacle === undefined ? (
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-label={text(isOpen ? 'closeFormOf' : 'setFormOf', { form: title })}
            onClick={() => turn(!isOpen)}
          >
            {text(isOpen ? 'closeForm' : 'setForm')}
          </Button>
        ) : (
          <>
            <NotSettable why={obstacle} />
            <Link to={`/design/form/${form.id}?view=rights`} target="_blank">
              {text('lookAt')}
            </Link>
          </>
        )}
      </header>
      {isOpen && obstacle === undefined ? (
        <SetInPlace document={{ kind: 'form', id: form.id }} told={told}>
          <FormGrants role={role} />
        </SetInPlace>
      ) : (
        <SaidRights form={form} role={role.id} />
      )}
    </article>
  );
});

const SaidRights = observer(function SaidRights({ form, role }: { form: GrantedForm; role: string }) {
  const text = useText(rolesLocale);
  const columns = form.grants
    .map((grant, index) => ({ grant, key: `grant ${index}`, role, pointer: '', at: undefined }))
    .filter(({ grant }) => grant.roles.includes(role));
  if (columns.length === 0) return <p className="at-rights-quiet">{text('grantsNothing')}</p>;
  return (
    <>
      <FieldsOf fields={form.fields}>
        <RightsSentences columns={columns} form={form} problemsAt={() => []} />
      </FieldsOf>
      {columns.map(({ key, grant }) => (
        <details key={key}>
          <summary>{text('fields')}</summary>
          <GrantFields fields={form.fields} grant={grant} />
        </details>
      ))}
    </>
  );
});
