import { observer } from 'mobx-react-lite';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { currentNames } from '../../../schemas/flow/personNames.ts';
import { listed } from '../../../schemas/text.ts';
import type { CurrentPerson } from '../../../schemas/wire/flowInstance.ts';

/** Names of people, and how many more there are. */
export const PersonNames = observer(function PersonNames({
  people,
  more = 0,
}: {
  people: readonly CurrentPerson[];
  more?: number;
}) {
  const { locale } = useRoot();
  const names = listed(currentNames(people, locale.locale), locale.locale);
  return <span title={names}>{more === 0 ? names : `${names} +${String(more)}`}</span>;
});
