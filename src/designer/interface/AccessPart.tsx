import { InputNumber } from 'antd';
import { observer } from 'mobx-react-lite';
import { SearchSelect } from '../../renderers/shared/typing/SearchSelect.tsx';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { usualLimits } from '../../schemas/wire/interfaceLimits.ts';
import type { InterfaceModel } from './InterfaceModel.ts';
import { InterfaceField } from './InterfaceField.tsx';
import { interfaceLocale } from './interface.locale.ts';

const KIB = 1024;

/** Bounds of a number, in what it is shown in. They are told, and kept by the server: no number becomes another one. */
interface Bound {
  readonly member: 'cacheSeconds' | 'deadline' | 'rows' | 'bytes';
  readonly unit: 'seconds' | 'milliseconds' | 'rowsUnit' | 'kib';
  readonly min: number;
  readonly max: number;
  /** How many of the wire's make one of those that are shown. */
  readonly factor?: number;
}

const BOUNDS: readonly Bound[] = [
  { member: 'cacheSeconds', unit: 'seconds', min: 0, max: 3_600 },
  { member: 'deadline', unit: 'milliseconds', min: 100, max: 10_000 },
  { member: 'rows', unit: 'rowsUnit', min: 1, max: 5_000 },
  { member: 'bytes', unit: 'kib', min: 1, max: 10 * KIB, factor: KIB },
];

/** Who may call an interface, and how far one call may go. */
export const AccessPart = observer(function AccessPart({ model }: { model: InterfaceModel }) {
  const { locale } = useRoot();
  const text = useText(interfaceLocale);
  const { definition, lookups, findings } = model;
  const usual = usualLimits(definition.kind);
  // Nothing that writes is answered from what was kept; a number from before stays, for when it reads again.
  const isIdle = (member: Bound['member']): boolean =>
    member === 'cacheSeconds' && definition.writes === true;
  return (
    <>
      <InterfaceField path="roles" title={text('roles')} help={text('rolesHelp')} findings={findings}>
        {(attributes) => (
          <SearchSelect<string[]>
            {...attributes}
            className="at-field-wide"
            mode="multiple"
            placeholder={text('noRoles')}
            value={[...definition.roles]}
            options={lookups.roles.map(({ value, label }) => ({ value, label: locale.localise(label) }))}
            onChange={(roles) => model.change({ roles })}
          />
        )}
      </InterfaceField>
      <div className="at-field-grid at-interface-bounds">
        {BOUNDS.map(({ member, unit, min, max, factor = 1 }) => (
          <InterfaceField
            key={member}
            path={member}
            title={text(member)}
            help={text(isIdle(member) ? 'writesUncached' : `${member}Help`, { min, max })}
            findings={findings}
          >
            {(attributes) => (
              <InputNumber
                {...attributes}
                className="at-field-wide"
                // The step buttons bear English names that cannot be changed; the arrow keys step.
                controls={false}
                precision={0}
                suffix={text(unit)}
                placeholder={member === 'cacheSeconds' ? '0' : String(usual[member] / factor)}
                value={definition[member] === undefined ? null : definition[member] / factor}
                onChange={(next) => model.change({ [member]: next === null ? undefined : next * factor })}
              />
            )}
          </InterfaceField>
        ))}
      </div>
    </>
  );
});
