import { Checkbox } from 'antd';
import { observer } from 'mobx-react-lite';
import { SearchSelect } from '../../../../renderers/shared/typing/SearchSelect.tsx';
import { useText } from '../../../../runtime/locale/useText.ts';
import type { Step } from '../../../../schemas/step.ts';
import type { InterfaceModel } from '../../InterfaceModel.ts';
import { useTitled } from '../../../fields/useTitled.ts';
import { InterfaceField } from '../../InterfaceField.tsx';
import type { Callables } from '../../../steps/Callables.ts';
import { callOf } from '../../../steps/places.ts';
import { composedLocale } from './composed.locale.ts';
import { answerable, type Join, type Part } from './part.ts';

interface AnswerRowsProps {
  model: InterfaceModel;
  part: Part;
  callables: Callables;
  change: (part: Part) => void;
}

/** Which rows a list answers: those of a step, each joined with one of another. */
export const AnswerRows = observer(function AnswerRows({ model, part, callables, change }: AnswerRowsProps) {
  const text = useText(composedLocale);
  const titled = useTitled();
  const { findings } = model;
  const { list, join } = part;
  const described = (step: Step) => callables.described(callOf(step) ?? '');
  const steps = answerable(part);
  // A step of which nothing is known may answer a list.
  const lists = steps.filter((step) => described(step)?.answers !== 'result');
  const options = lists.map(({ name }) => ({ value: name, label: name }));
  const others = options.filter(({ value }) => value !== list);
  const columnsOf = (name: string | undefined) => {
    const step = steps.find((each) => each.name === name);
    const outputs = step && described(step)?.outputs;
    return (outputs ?? []).map((column) => ({ value: column.name, label: titled(column) }));
  };
  const without = ({ join: _join, ...rest }: Part): Part => rest;
  const putJoin = (over: Partial<Join>): void =>
    change({ ...part, join: { step: '', by: '', key: '', ...join, ...over } });
  const select = (
    member: 'list' | `join.${keyof Join}`,
    value: string | undefined,
    from: typeof options,
    choose: (value: string) => void,
    title = text(member),
  ) => (
    <InterfaceField path={`composed.${member}`} title={title} required findings={findings}>
      {(attributes) => (
        <SearchSelect<string>
          {...attributes}
          className="at-field-wide"
          placeholder={text('choose')}
          notFoundContent={text('nothing')}
          value={value || null}
          options={from}
          onChange={choose}
        />
      )}
    </InterfaceField>
  );
  return (
    <section className="at-interface-sub" aria-label={text('rows')}>
      <h3>{text('rows')}</h3>
      <div className="at-field-grid">
        {select('list', list, options, (name) => change({ ...part, list: name }))}
      </div>
      <Checkbox
        checked={join !== undefined}
        disabled={join === undefined && others.length === 0}
        onChange={({ target }) =>
          target.checked ? putJoin({ step: others[0]?.value ?? '' }) : change(without(part))
        }
      >
        {text('joined')}
      </Checkbox>
      {join && (
        <>
          <div className="at-field-grid">
            {select('join.step', join.step, others, (step) => putJoin({ step, key: '' }))}
            {select(
              'join.by',
              join.by,
              columnsOf(list),
              (by) => putJoin({ by }),
              text('join.by', { name: list ?? '' }),
            )}
            {select(
              'join.key',
              join.key,
              columnsOf(join.step),
              (key) => putJoin({ key }),
              text('join.key', { name: join.step }),
            )}
          </div>
          <p className="at-field-note">{text('joinHelp', { step: join.step || text('otherStep') })}</p>
        </>
      )}
    </section>
  );
});
