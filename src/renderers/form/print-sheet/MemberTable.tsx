import { observer } from 'mobx-react-lite';
import type { CompiledField } from '../../../documents/form.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { usePlace } from '../../../runtime/render/PageContext.tsx';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { FieldText } from './FieldText.tsx';
import { printSheetLocale } from './PrintSheet.locale.ts';

/** All rows of a sub-table, however many, with a heading on every page that they reach. */
export const MemberTable = observer(function MemberTable({
  field,
  value,
}: {
  field: CompiledField;
  value: unknown;
}) {
  const { locale } = useRoot();
  const { scope } = usePlace();
  const text = useText(printSheetLocale);
  const members = (field.members?.fields ?? []).filter(({ meta }) => meta.column !== null);
  const rows = (Array.isArray(value) ? value : []) as readonly Readonly<Record<string, unknown>>[];
  const titleOf = ({ node }: CompiledField): string => node.title.read(scope, locale.locale) as string;
  return (
    <table className="members">
      <caption>{titleOf(field)}</caption>
      <thead>
        <tr>
          {members.map((member) => (
            <th key={member.code} scope="col">
              {titleOf(member)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {members.map((member) => (
              <td key={member.code} style={{ textAlign: member.meta.align ?? 'left' }}>
                <FieldText field={member} value={row[member.code] ?? null} />
              </td>
            ))}
          </tr>
        ))}
        {rows.length === 0 && (
          <tr>
            <td colSpan={members.length}>{text('empty')}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
});
