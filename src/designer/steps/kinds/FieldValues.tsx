import { observer } from 'mobx-react-lite';
import { SearchSelect } from '../../../renderers/shared/typing/SearchSelect.tsx';
import { useText } from '../../../runtime/locale/useText.ts';
import type { CallInput, CallOutput } from '../../../schemas/wire/interface.ts';
import { useTitled } from '../../fields/useTitled.ts';
import { comeFrom, likeliest } from '../given.ts';
import { placesFor, placesIn } from '../places.ts';
import { stepLocale } from '../step.locale.ts';
import { useSteps } from '../StepsContext.ts';
import { StepValue } from '../StepValue.tsx';

interface FieldValuesProps {
  /** Of the step. */
  path: string;
  data: Readonly<Record<string, unknown>>;
  /** The fields of the module, as far as they are known. */
  fields: readonly CallOutput[];
  change: (data: Record<string, unknown>) => void;
}

/** How values of fields are set. */
const inputTypes: Readonly<Record<string, CallInput['type']>> = { list: 'list', user: 'json' };

export const inputOf = ({ name, title, type }: CallOutput): CallInput => ({
  name,
  title,
  type: inputTypes[type] ?? (type as CallInput['type']),
  required: false,
});

/** Values of fields of a module, which are picked by their titles. */
export const FieldValues = observer(function FieldValues({ path, data, fields, change }: FieldValuesProps) {
  const { findings, fullPath, placesAt } = useSteps();
  const text = useText(stepLocale);
  const titled = useTitled();
  const places = placesAt(path);
  const whole = `${fullPath(path)}.data`;
  const more = fields.filter(({ name }) => !Object.hasOwn(data, name));
  const wrong = findings.at(whole);
  return (
    <div className="at-step-members" role="group" aria-label={text('data')}>
      <h3>{text('data')}</h3>
      <div className="at-step-values">
        {Object.entries(data).map(([name, value]) => {
          const field = fields.find((each) => each.name === name) ?? {
            name,
            title: name,
            type: 'json' as const,
          };
          return (
            <StepValue
              key={name}
              input={inputOf(field)}
              value={value}
              path={`${whole}.${name}`}
              places={places}
              findings={findings}
              change={(next) => change({ ...data, [name]: next })}
              remove={() =>
                change(Object.fromEntries(Object.entries(data).filter(([each]) => each !== name)))
              }
            />
          );
        })}
        <SearchSelect<string | null>
          className="at-step-more"
          aria-label={text('addField')}
          placeholder={text('addField')}
          notFoundContent={text('noFields')}
          value={null}
          options={more.map((field) => ({ value: field.name, label: titled(field) }))}
          onChange={(name) => {
            const field = more.find((each) => each.name === name);
            if (field === undefined) return;
            const input = inputOf(field);
            const all = placesIn(placesFor(input.type, places));
            change({
              ...data,
              [field.name]: comeFrom(likeliest(field.name, all) ? 'place' : 'fixed', input, undefined, all),
            });
          }}
        />
        {wrong !== undefined && (
          <p className="at-field-wrong" role="alert">
            {wrong}
          </p>
        )}
      </div>
    </div>
  );
});
