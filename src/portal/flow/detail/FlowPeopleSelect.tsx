import { Button, Select } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { peopleMenu } from '../../../renderers/input/shared/peopleMenu.tsx';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { FlowPerson } from '../../../schemas/wire/flowInstance.ts';
import { flowPartsLocale } from './flowParts.locale.ts';
import { useFlowPeople, type PeopleFor } from './useFlowPeople.ts';

interface FlowPeopleSelectProps {
  readonly id: string;
  readonly of: PeopleFor;
  readonly many: boolean;
  readonly value: readonly FlowPerson[];
  readonly change: (people: readonly FlowPerson[]) => void;
  readonly problem: string | undefined;
  /** Names it where no label does. */
  readonly label?: string;
}

/** One person or several, found by name, account or department; who may not be chosen says why. */
export const FlowPeopleSelect = observer(function FlowPeopleSelect(props: FlowPeopleSelectProps) {
  const { id, of, many, value, change, problem, label } = props;
  const { locale } = useRoot();
  const text = useText(flowPartsLocale);
  const [keyword, search] = useState<string>();
  const { status, people, more, retry } = useFlowPeople(of, keyword);
  const notes = new Map(
    people.map(({ value: person, department, disabledWhy }) => [
      person,
      disabledWhy === undefined ? department : locale.localise(disabledWhy),
    ]),
  );
  const take = (chosen: readonly FlowPerson[]): void => {
    // Of one person the one chosen last.
    const taken = many ? chosen : chosen.slice(-1);
    change(taken.map((each) => ({ value: each.value, label: each.label })));
  };
  return (
    <Select<FlowPerson[]>
      mode="multiple"
      id={id}
      labelInValue
      showSearch
      allowClear
      filterOption={false}
      {...(label === undefined ? {} : { 'aria-label': label })}
      aria-invalid={problem !== undefined}
      {...(problem === undefined ? {} : { status: 'error' as const })}
      value={[...value]}
      options={people.map(({ value: person, label: name, disabledWhy }) => ({
        value: person,
        label: name,
        disabled: disabledWhy !== undefined,
      }))}
      optionRender={({ label: name, value: person }) => (
        <>
          {name} <span className="at-flow-quiet">{notes.get(String(person)) ?? ''}</span>
        </>
      )}
      popupRender={peopleMenu(more ? text('morePeople') : undefined)}
      loading={status === 'loading'}
      placeholder={text('choosePeople')}
      notFoundContent={
        status === 'failed' ? (
          <Button type="link" onClick={retry}>
            {text('peopleFailed')}
          </Button>
        ) : (
          text(status === 'loading' ? 'loading' : 'noPeople')
        )
      }
      style={{ width: '100%' }}
      onOpenChange={(open) => search(open ? '' : undefined)}
      onSearch={(typed) => search(typed.trim())}
      onChange={take}
    />
  );
});
