import { Alert } from 'antd';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../runtime/locale/useText.ts';
import { useLoaded } from '../../runtime/render/useLoaded.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { FormDocument } from '../../schemas/documents/form.ts';
import { DocumentChoice } from './Choices.tsx';
import { FieldsOf } from './FieldsOf.tsx';
import { fetchWhoMay, type RecordKey } from './rightsCalls.ts';
import { RecordChoice } from './RecordChoice.tsx';
import { RoleMayCard } from './RoleMayCard.tsx';
import { useForm } from './useForm.ts';
import { useQuery } from './useQuery.ts';
import { whyLocale } from './why.locale.ts';
import { whyNot } from './WhyScreen.tsx';
import './rights.css';

/** Who may see, change and remove a record, by role; which record stands in the address. */
export const WhoScreen = observer(function WhoScreen() {
  const text = useText(whyLocale);
  const { get, set } = useQuery();
  const [form, record] = [get('form'), get('record')];
  const { fields, titleField } = useForm(form);
  const isWhole = form !== '' && record !== '';
  return (
    <section className="at-rights-screen" aria-label={text('whoTitle')}>
      <header>
        <h2>{text('whoTitle')}</h2>
        <span className="at-rights-spring" />
        <Link to={`/rights/why?${new URLSearchParams({ form, record, action: 'detail' }).toString()}`}>
          {text('whyTitle')}
        </Link>
      </header>
      <p className="at-rights-quiet">{text('whoHint')}</p>
      <div className="at-rights-choices">
        <DocumentChoice kind="form" value={form} choose={(chosen) => set({ form: chosen, record: '' })} />
        <RecordChoice
          key={form}
          form={form}
          titleField={titleField}
          value={record}
          hint={text(titleField === undefined ? 'recordNeeded' : 'recordSearch')}
          choose={(chosen) => set({ record: chosen })}
        />
      </div>
      <p className="at-rights-quiet">{text(isWhole ? 'share' : 'choose')}</p>
      {isWhole && <Roles form={form} record={record} fields={fields} />}
    </section>
  );
});

const Roles = observer(function Roles({
  form,
  record,
  fields,
}: RecordKey & { fields: FormDocument['fields'] }) {
  const { client, platform } = useRoot();
  const text = useText(whyLocale);
  const load = useCallback(
    (signal: AbortSignal) => fetchWhoMay(client, { form, record }, signal),
    [client, form, record],
  );
  const { loaded, retry } = useLoaded(load);
  const { Loading, Failure } = platform.chrome;
  if (loaded.status === 'loading') return <Loading shape="widget" />;
  if (loaded.status === 'failed')
    return <Failure title={text('failed')} description={whyNot(loaded.error, text)} retry={retry} />;
  if (loaded.value.length === 0) return <Alert type="info" showIcon message={text('noGrants')} />;
  return (
    <FieldsOf fields={fields}>
      <p className="at-rights-quiet">{text('grantsOnly')}</p>
      {loaded.value.map((role) => (
        <RoleMayCard key={role.role} at={{ form, record }} role={role} fields={fields} />
      ))}
    </FieldsOf>
  );
});
