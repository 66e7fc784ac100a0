import { observer } from 'mobx-react-lite';
import { fieldRight } from '../../documents/edit/grants.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { FormDocument, ModuleGrant } from '../../schemas/documents/form.ts';
import { rolesLocale } from './roles.locale.ts';

/** The fields that a grant lets be read and written, by their titles. */
export const GrantFields = observer(function GrantFields({
  fields,
  grant,
}: {
  fields: FormDocument['fields'];
  grant: ModuleGrant;
}) {
  const { locale } = useRoot();
  const text = useText(rolesLocale);
  const named = (right: 'read' | 'write'): string => {
    const own = fields.filter(({ name }) => fieldRight(grant, name) === right);
    if (own.length > 0 && own.length === fields.length) return text('allFields');
    return (
      own.map(({ name, title }) => locale.localise(title ?? name)).join(text('between')) || text('noFields')
    );
  };
  return (
    <>
      <p>{text('writable', { fields: named('write') })}</p>
      <p>{text('readOnly', { fields: named('read') })}</p>
    </>
  );
});
