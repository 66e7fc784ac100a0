import { Select } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import type { CallInput, DescribedCall } from '../../../schemas/wire/interface.ts';
import { useTitled } from '../../fields/useTitled.ts';
import { comeFrom, likeliest } from '../given.ts';
import { placesFor, placesIn } from '../places.ts';
import { stepLocale } from '../step.locale.ts';
import { useSteps } from '../StepsContext.ts';
import { StepValue } from '../StepValue.tsx';

interface CallParametersProps {
  /** Of the step. */
  path: string;
  given: Readonly<Record<string, unknown>>;
  /** Undefined while it is not known what the step calls. */
  callable: DescribedCall | undefined;
  change: (given: Record<string, unknown>) => void;
}

/** What a step hands on: each input of what it calls, and what stands there beside them. */
export const CallParameters = observer(function CallParameters(props: CallParametersProps) {
  const { path, given, callable, change } = props;
  const { findings, fullPath, placesAt } = useSteps();
  const text = useText(stepLocale);
  const titled = useTitled();
  const places = placesAt(path);
  const whole = `${fullPath(path)}.param`;
  const known = callable?.inputs ?? [];
  const isGiven = (name: string): boolean => Object.hasOwn(given, name);
  const put = (name: string, value: unknown): void => change({ ...given, [name]: value });
  const without = (name: string): void =>
    change(Object.fromEntries(Object.entries(given).filter(([each]) => each !== name)));
  const row = (input: CallInput) => (
    <StepValue
      key={input.name}
      input={input}
      value={isGiven(input.name) ? given[input.name] : undefined}
      path={`${whole}.${input.name}`}
      places={places}
      columns={callable?.fields ?? callable?.outputs ?? []}
      findings={findings}
      change={(value) => put(input.name, value)}
      remove={
        isGiven(input.name) && !(input.required && known.includes(input))
          ? () => without(input.name)
          : undefined
      }
    />
  );
  const shown = known.filter(({ name, required }) => required || isGiven(name));
  const unknown = Object.keys(given).filter((name) => !known.some((each) => each.name === name));
  const more = known.filter((input) => !shown.includes(input));
  const wrong = findings.at(whole);
  return (
    <div className="at-step-values">
      {shown.map(row)}
      {unknown.map((name) => row({ name, title: name, type: 'json', required: false }))}
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
            const all = input && placesIn(placesFor(input.type, places));
            // One of the same name is what it most likely takes.
            if (input && all)
              put(
                input.name,
                comeFrom(likeliest(input.name, all) ? 'place' : 'fixed', input, undefined, all),
              );
          }}
        />
      )}
      {wrong !== undefined && (
        <p className="at-field-wrong" role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
});
