import { observer } from 'mobx-react-lite';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { listed } from '../../../schemas/text.ts';
import type { FlowPerson } from '../../../schemas/wire/flowInstance.ts';

/** Names of people, and how many more there are. */
export const PersonNames = observer(function PersonNames({
  people,
  more = 0,
}: {
  people: readonly FlowPerson[];
  more?: number;
}) {
  const { locale } = useRoot();
  const names = listed(
    people.map(({ label }) => label),
    locale.locale,
  );
  return <span title={names}>{more === 0 ? names : `${names} +${String(more)}`}</span>;
});
