import { Select } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../../runtime/locale/useText.ts';
import type { CallInput, DescribedCall } from '../../../../schemas/wire/interface.ts';
import type { Findings } from '../../Findings.ts';
import { useTitled } from '../../../fields/useTitled.ts';
import { comeFrom, type Origin } from './given.ts';
import { GivenRow } from './GivenRow.tsx';
import type { Given, Step } from './part.ts';
import type { PlaceGroup } from './places.ts';
import { stepLocale } from './step.locale.ts';

interface StepInputsProps {
  step: Step;
  /** Undefined while it is not known what the step calls. */
  callable: DescribedCall | undefined;
  /** Of the list of values within the definition. */
  path: string;
  findings: Findings;
  places: readonly PlaceGroup[];
  change: (inputs: readonly Given[]) => void;
}

/** What a step hands on: each input of what it calls, and what stands there beside them. */
export const StepInputs = observer(function StepInputs(props: StepInputsProps) {
  const { step, callable, path, findings, places, change } = props;
  const text = useText(stepLocale);
  const titled = useTitled();
  const given = step.inputs ?? [];
  const known = callable?.inputs ?? [];
  const put = (name: string, value: unknown): void =>
    change(
      given.some((each) => each.name === name)
        ? given.map((each) => (each.name === name ? { name, value } : each))
        : [...given, { name, value }],
    );
  const placeOf = (name: string): number => given.findIndex((each) => each.name === name);
  const row = (input: CallInput) => {
    const at = placeOf(input.name);
    const own = at < 0 ? `${path}.${input.name}` : `${path}.${String(at)}.value`;
    const within = at < 0 ? [] : findings.within(`${path}.${String(at)}`).map(({ message }) => message);
    const held = findings.heldAt(own);
    // The field itself says that already.
    const errors = [findings.at(`${path}.${input.name}`) ?? [], within]
      .flat()
      .filter((each) => each !== held);
    const isKnown = known.includes(input);
    return (
      <GivenRow
        key={input.name}
        input={input}
        value={given[at]?.value}
        path={own}
        error={errors.length === 0 ? undefined : errors.join(' ')}
        places={places}
        columns={callable?.fields ?? callable?.outputs ?? []}
        findings={findings}
        change={(value) => put(input.name, value)}
        remove={
          at < 0 || (isKnown && input.required)
            ? undefined
            : () => change(given.filter(({ name }) => name !== input.name))
        }
      />
    );
  };
  const shown = known.filter(({ name, required }) => required || placeOf(name) >= 0);
  const unknown = given.filter(({ name }) => !known.some((each) => each.name === name));
  const more = known.filter((input) => !shown.includes(input));
  const whole = findings.at(path);
  return (
    <div className="at-step-inputs">
      {shown.map(row)}
      {unknown.map(({ name }) => row({ name, title: name, type: 'json', required: false }))}
      {callable !== undefined && known.length === 0 && unknown.length === 0 && (
        <p className="at-field-note">{text('noInputs')}</p>
      )}
      {more.length > 0 && (
        <Select<string | null>
          className="at-step-more"
          aria-label={text('addInput')}
          placeholder={text('addInput')}
          value={null}
          options={more.map((input) => ({ value: input.name, label: titled(input) }))}
          onChange={(name) => {
            const input = more.find((each) => each.name === name);
            if (input)
              put(input.name, comeFrom(firstOrigin(input, places), input, undefined, placesIn(places)));
          }}
        />
      )}
      {whole !== undefined && (
        <p className="at-field-wrong" role="alert">
          {whole}
        </p>
      )}
    </div>
  );
});

const placesIn = (groups: readonly PlaceGroup[]) => groups.flatMap((group) => group.places);

/** What a value most likely is: one of the inputs where there is one of its name, else something that is set up here. */
function firstOrigin({ name }: CallInput, places: readonly PlaceGroup[]): Origin {
  return placesIn(places).some(({ path }) => path === `inputs.${name}`) ? 'place' : 'fixed';
}
