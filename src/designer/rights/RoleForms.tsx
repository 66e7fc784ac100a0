import { Input, Tag } from 'antd';
import { SearchOutlined } from '@ant-design/icons';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { fieldRight } from '../../documents/edit/grants.ts';
import { SearchSelect } from '../../renderers/shared/typing/SearchSelect.tsx';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { ModuleGrant } from '../../schemas/documents/form.ts';
import { RightsSentences } from '../kinds/form/rights/RightsSentences.tsx';
import { FieldsOf } from './FieldsOf.tsx';
import type { GrantedForm, RoleRights } from './rightsCalls.ts';
import { rolesLocale } from './roles.locale.ts';

/** The forms that grant a role something: what it does with which records and fields, and where that is set. */
export const RoleForms = observer(function RoleForms({ rights }: { rights: RoleRights }) {
  const { locale } = useRoot();
  const text = useText(rolesLocale);
  const [wanted, setWanted] = useState('');
  const [system, setSystem] = useState<string>();
  const { forms, systems, role } = rights;
  if (forms.length === 0) return <p className="at-rights-quiet">{text('noForms')}</p>;
  const query = wanted.trim().toLowerCase();
  const says = (form: GrantedForm): string =>
    [form.id, form.title, ...form.fields.flatMap(({ name, title }) => [name, title ?? ''])]
      .map((each) => locale.localise(each))
      .join(' ')
      .toLowerCase();
  const shown = forms.filter(
    (form) => (system === undefined || form.system === system) && says(form).includes(query),
  );
  return (
    <>
      <p className="at-rights-quiet">{text('formsHint')}</p>
      <div className="at-rights-tools">
        <Input
          allowClear
          className="at-rights-filter"
          prefix={<SearchOutlined aria-hidden />}
          aria-label={text('searchForms')}
          placeholder={text('searchForms')}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
        <SearchSelect<string>
          allowClear
          className="at-rights-filter"
          aria-label={text('system')}
          placeholder={text('every')}
          value={system ?? null}
          options={systems.map(({ id, title }) => ({ value: id, label: locale.localise(title) }))}
          onChange={setSystem}
        />
      </div>
      {shown.length === 0 && <p className="at-rights-quiet">{text('noMatch')}</p>}
      {shown.map((form) => (
        <FormRights key={form.id} form={form} role={role.id} />
      ))}
    </>
  );
});

const FormRights = observer(function FormRights({ form, role }: { form: GrantedForm; role: string }) {
  const { locale } = useRoot();
  const text = useText(rolesLocale);
  const title = locale.localise(form.title);
  const columns = form.grants
    .map((grant, index) => ({ grant, key: `grant ${index}`, role, pointer: '', at: undefined }))
    .filter(({ grant }) => grant.roles.includes(role));
  return (
    <article className="at-rights-form" aria-label={title}>
      <header>
        <h3>{title}</h3>
        {!form.isPublished && <Tag color="orange">{text('unpublishedMark')}</Tag>}
        <span className="at-rights-spring" />
        <Link to={`/design/form/${form.id}?view=rights`} target="_blank">
          {text('setForm')}
        </Link>
      </header>
      <FieldsOf fields={form.fields}>
        <RightsSentences columns={columns} form={form} titleOf={() => title} problemsAt={() => []} />
      </FieldsOf>
      {columns.map(({ key, grant }) => (
        <Fields key={key} form={form} grant={grant} />
      ))}
    </article>
  );
});

/** The fields that a grant lets be read and written, by their titles. */
const Fields = observer(function Fields({ form, grant }: { form: GrantedForm; grant: ModuleGrant }) {
  const { locale } = useRoot();
  const text = useText(rolesLocale);
  const named = (right: 'read' | 'write'): string => {
    const own = form.fields.filter(({ name }) => fieldRight(grant, name) === right);
    if (own.length === form.fields.length) return text('allFields');
    return (
      own.map(({ name, title }) => locale.localise(title ?? name)).join(text('between')) || text('noFields')
    );
  };
  return (
    <details>
      <summary>{text('fields')}</summary>
      <p>{text('writable', { fields: named('write') })}</p>
      <p>{text('readOnly', { fields: named('read') })}</p>
    </details>
  );
});
