import { Select } from 'antd';
import { observer } from 'mobx-react-lite';
import type { PersonValue } from '../../../../renderers/input/shared/personValue.ts';
import { usePeopleMenu } from './usePeopleMenu.tsx';

const plain = ({ value, label }: PersonValue): PersonValue => ({ value, label });

interface PeopleChoiceProps {
  title: string;
  value: readonly PersonValue[];
  invalid?: boolean;
  change: (people: readonly PersonValue[]) => void;
}

/** Several people, found by name or account, in the order in which they were chosen. */
export const PeopleChoice = observer(function PeopleChoice({
  title,
  value,
  invalid = false,
  change,
}: PeopleChoiceProps) {
  const { options, ...menu } = usePeopleMenu();
  return (
    <Select<PersonValue[]>
      {...menu}
      mode="multiple"
      size="small"
      className="at-settings-wide"
      labelInValue
      showSearch
      filterOption={false}
      aria-label={title}
      status={invalid ? 'error' : ''}
      value={[...value]}
      options={options}
      onChange={(chosen) => change(chosen.map(plain))}
    />
  );
});

interface PersonChoiceProps {
  title: string;
  value: PersonValue | undefined;
  placeholder?: string;
  className?: string;
  change: (person: PersonValue | undefined) => void;
}

/** One person, found by name or account. */
export const PersonChoice = observer(function PersonChoice(props: PersonChoiceProps) {
  const { title, value, placeholder, className, change } = props;
  const { options, ...menu } = usePeopleMenu();
  return (
    <Select<PersonValue>
      {...menu}
      size="small"
      labelInValue
      showSearch
      allowClear
      filterOption={false}
      className={className ?? 'at-settings-wide'}
      aria-label={title}
      {...(placeholder !== undefined && { placeholder })}
      value={value ?? null}
      options={options}
      onChange={(chosen: PersonValue | undefined) => change(chosen && plain(chosen))}
    />
  );
});
