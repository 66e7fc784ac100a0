import { useContext } from 'react';
import { useText } from '../../../../runtime/locale/useText.ts';
import type { NestingProps } from '../../../settings/controlProps.ts';
import { PlaceOfValue } from '../../../settings/PlaceOfValue.ts';
import { PeopleScopeControl } from '../people/PeopleControls.tsx';
import { flowPanelLocale } from './panel.locale.ts';

/** A choice of people; of those who may start a flow none means whoever may add a record. */
export function ScopeEditor({ List: _list, ...props }: NestingProps) {
  const text = useText(flowPanelLocale);
  const pointer = useContext(PlaceOfValue)?.pointer ?? '';
  const mayBeEmpty = pointer.endsWith('/starters');
  return <PeopleScopeControl {...props} {...(mayBeEmpty && { whole: text('anyStarter') })} />;
}
