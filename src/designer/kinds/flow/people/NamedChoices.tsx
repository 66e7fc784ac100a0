import { observer } from 'mobx-react-lite';
import { SearchSelect } from '../../../../renderers/shared/typing/SearchSelect.tsx';
import { useText } from '../../../../runtime/locale/useText.ts';
import { peopleLocale } from './people.locale.ts';
import { usePeopleFields, useStepsBefore } from './usePeopleFields.ts';

interface ChoiceProps {
  value: unknown;
  invalid: boolean;
  change: (chosen: string) => void;
}

/** A field of the flow's form: those first that hold what is looked for. */
export const FieldChoice = observer(function FieldChoice({
  isPerson,
  value,
  invalid,
  change,
}: ChoiceProps & { isPerson: boolean }) {
  const text = useText(peopleLocale);
  const { people, others } = usePeopleFields();
  const option = ({ code, title }: { code: string; title: string }) => ({ value: code, label: title });
  const [fitting, rest] = isPerson ? [people, others] : [others, people];
  return (
    <SearchSelect<string | null>
      size="small"
      className="at-settings-wide"
      aria-label={text('field')}
      placeholder={text('chooseField')}
      status={invalid ? 'error' : ''}
      value={typeof value === 'string' ? value : null}
      options={[
        { label: text('fittingFields'), options: fitting.map(option) },
        { label: text('otherFields'), options: rest.map(option) },
      ].filter(({ options }) => options.length > 0)}
      onChange={(chosen) => chosen !== null && change(chosen)}
    />
  );
});

/** A step that people handle before this one. */
export const StepChoice = observer(function StepChoice({
  node,
  value,
  invalid,
  change,
}: ChoiceProps & { node: string }) {
  const text = useText(peopleLocale);
  const steps = useStepsBefore(node);
  return (
    <SearchSelect<string | null>
      size="small"
      className="at-settings-wide"
      aria-label={text('node')}
      placeholder={text('chooseNode')}
      status={invalid ? 'error' : ''}
      value={typeof value === 'string' ? value : null}
      options={steps.map(({ id, title }) => ({ value: id, label: title }))}
      onChange={(chosen) => chosen !== null && change(chosen)}
    />
  );
});
