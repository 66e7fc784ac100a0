import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { FormDocument, ModuleGrant } from '../../schemas/documents/form.ts';
import { ALL_SYSTEMS } from '../../schemas/designRight.ts';
import type { Text } from '../../schemas/text.ts';
import { useSaidGrant } from '../kinds/form/rights/useSaidGrant.ts';
import { useMenuActions } from '../kinds/system/useMenuActions.ts';
import { FieldsOf } from './FieldsOf.tsx';
import { GrantFields } from './GrantFields.tsx';
import type { Comparison, RightsPart } from './holdings.ts';
import { rolesLocale } from './roles.locale.ts';

interface RolesBesideProps {
  comparison: Comparison;
  /** Headings of the two columns. */
  left: string;
  right: string;
  /** What systems are called. */
  titleOf: (system: string) => Text;
}

/** What two roles have, or one before and after, side by side; what differs is marked. */
export const RolesBeside = observer(function RolesBeside({
  comparison: { menus, forms, designs },
  left,
  right,
  titleOf,
}: RolesBesideProps) {
  const { locale } = useRoot();
  const text = useText(rolesLocale);
  const sayActions = useMenuActions();
  const none = <span className="at-rights-quiet">{text('hasNot')}</span>;
  const systemTitle = (system: string): string =>
    system === ALL_SYSTEMS ? text('everySystem') : locale.localise(titleOf(system));
  const table = (part: RightsPart, rows: readonly BesideRow[]) => {
    // Where everything differs nothing stands out.
    const marks = rows.some(({ isSame }) => isSame);
    return (
      rows.length > 0 && (
        <section key={part} aria-label={text(`part_${part}`)}>
          <h3>{text(`part_${part}`)}</h3>
          <div className="at-rights-beside" tabIndex={0}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{text(`about_${part}`)}</th>
                  <th scope="col">{left}</th>
                  <th scope="col">{right}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ key, title, isSame, one, other }) => (
                  <tr key={key} data-differs={(marks && !isSame) || undefined}>
                    <th scope="row">{title}</th>
                    <td>{one || none}</td>
                    <td>{other || none}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
      )
    );
  };
  return (
    <>
      {table(
        'menus',
        menus.map(({ left: one, right: other, system, names, ...row }) => ({
          ...row,
          title: [systemTitle(system), ...names.map((name) => locale.localise(name))].join(' › '),
          one: one && sayActions(one),
          other: other && sayActions(other),
        })),
      )}
      {table(
        'forms',
        forms.map(({ left: one, right: other, title, fields, ...row }) => ({
          ...row,
          title: locale.localise(title),
          one: one.length > 0 && <Grants grants={one} fields={fields} />,
          other: other.length > 0 && <Grants grants={other} fields={fields} />,
        })),
      )}
      {table(
        'designs',
        designs.map(({ left: one, right: other, ...row }) => ({
          ...row,
          title: systemTitle(row.key),
          one: one.length > 0 && one.map((each) => text(each)).join(text('between')),
          other: other.length > 0 && other.map((each) => text(each)).join(text('between')),
        })),
      )}
    </>
  );
});

interface BesideRow {
  readonly key: string;
  readonly title: string;
  readonly isSame: boolean;
  readonly one: ReactNode;
  readonly other: ReactNode;
}

interface GrantsProps {
  grants: readonly ModuleGrant[];
  fields: FormDocument['fields'];
}

/** What grants of one form let be done, with which records and fields. */
const Grants = ({ grants, fields }: GrantsProps) => (
  <FieldsOf fields={fields}>
    {grants.map((grant, index) => (
      <SaidGrant key={index} grant={grant} fields={fields} />
    ))}
  </FieldsOf>
);

const SaidGrant = observer(function SaidGrant({
  grant,
  fields,
}: Pick<GrantsProps, 'fields'> & { grant: ModuleGrant }) {
  const say = useSaidGrant();
  const { can, rows } = say(grant);
  return (
    <div className="at-rights-grant">
      <p>
        {can}
        {rows}
      </p>
      <GrantFields fields={fields} grant={grant} />
    </div>
  );
});
