import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { SearchSelect } from '../../renderers/shared/typing/SearchSelect.tsx';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { FormRights } from './FormRights.tsx';
import type { GrantedForm, RoleRights } from './rightsCalls.ts';
import { rolesLocale } from './roles.locale.ts';
import type { Told } from './useChangedRights.ts';
import { useQuery } from './useQuery.ts';

/** The forms that grant a role something, one of them open to be set; another one is added. */
export const RoleForms = observer(function RoleForms({ rights, told }: { rights: RoleRights; told: Told }) {
  const { locale } = useRoot();
  const text = useText(rolesLocale);
  const { get, set } = useQuery();
  const [wanted, setWanted] = useState('');
  const [system, setSystem] = useState<string>();
  const { forms, freeForms, systems, role } = rights;
  const open = get('form');
  const added = freeForms.find(({ id }) => id === open);
  const systemTitle = (id: string | null): string | undefined => {
    const title = systems.find((each) => each.id === id)?.title;
    return title && locale.localise(title);
  };
  const query = wanted.trim().toLowerCase();
  const says = (form: GrantedForm): string =>
    [form.id, form.title, ...form.fields.flatMap(({ name, title }) => [name, title ?? ''])]
      .map((each) => locale.localise(each))
      .join(' ')
      .toLowerCase();
  const found = forms.filter(
    (form) =>
      form.id === open ||
      ((system === undefined || form.system === system) && (query === '' || says(form).includes(query))),
  );
  const begun = added && { ...added, revision: 0, isPublished: true, fields: [], grants: [] };
  const shown = begun ? [begun, ...found] : found;
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
        {freeForms.length > 0 && (
          <SearchSelect<string | null>
            className="at-rights-filter"
            aria-label={text('addForm')}
            placeholder={text('addForm')}
            value={null}
            options={freeForms.map((form) => ({
              value: form.id,
              label: [locale.localise(form.title), systemTitle(form.system)].filter(Boolean).join(' · '),
            }))}
            onSelect={(form) => set({ form: form ?? undefined })}
          />
        )}
      </div>
      {shown.length === 0 && (
        <p className="at-rights-quiet">{text(forms.length === 0 ? 'noForms' : 'noMatch')}</p>
      )}
      {shown.map((form) => (
        <FormRights
          key={form.id}
          form={form}
          role={{ id: role.id, name: locale.localise(role.name) }}
          system={systemTitle(form.system)}
          isOpen={form.id === open}
          turn={(isOpen) => set({ form: isOpen ? form.id : undefined })}
          told={told}
        />
      ))}
    </>
  );
});
