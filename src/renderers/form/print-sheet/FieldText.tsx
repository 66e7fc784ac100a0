import { observer } from 'mobx-react-lite';
import { fieldText } from '../../../documents/fieldText.ts';
import type { CompiledField } from '../../../documents/form.ts';
import { usePlace } from '../../../runtime/render/PageContext.tsx';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { textContext } from '../../../runtime/render/textContext.ts';

/** The text of a field's value. A code means nothing to a reader, so its label is waited for. */
export const FieldText = observer(function FieldText({
  field,
  value,
}: {
  field: CompiledField;
  value: unknown;
}) {
  const root = useRoot();
  const { page, scope } = usePlace();
  const { locale } = root.locale;
  const { meta, members } = field;
  const context = textContext(field, { root, page, scope, filter: true });
  if (context.options?.status === 'loading' && value !== null) return <span aria-busy="true">…</span>;
  if (meta.members === 'one' && members && typeof value === 'object' && value !== null) {
    return members.fields.map((member) => (
      <div key={member.code}>
        {memberTitle(member, scope, locale)}：
        <FieldText field={member} value={(value as Readonly<Record<string, unknown>>)[member.code] ?? null} />
      </div>
    ));
  }
  return <>{fieldText(field, value, context)}</>;
});

const memberTitle = (
  { node }: CompiledField,
  ...[scope, locale]: Parameters<typeof node.title.read>
): string => node.title.read(scope, locale) as string;
