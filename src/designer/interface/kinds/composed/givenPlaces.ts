import type { TextOf } from '../../../../runtime/locale/useText.ts';
import type { InterfaceInput } from '../../../../schemas/wire/interface.ts';
import type { Titled } from '../../../fields/useTitled.ts';
import type { PlaceGroup } from '../../../steps/place.ts';
import { dataTypes } from '../../../steps/places.ts';
import type { composedLocale } from './composed.locale.ts';

/** What the session gives to every step. */
const SESSION = ['userId', 'userName', 'realName', 'group', 'schoolId'] as const;

/** What an interface gives to all of its steps: its inputs, and what the session says of the caller. */
export const givenPlaces = (
  inputs: readonly InterfaceInput[],
  text: TextOf<keyof (typeof composedLocale.texts)['zhCN']>,
  titled: Titled,
): readonly PlaceGroup[] => [
  {
    title: text('ownInputs'),
    places: inputs
      .filter(({ name }) => name !== '')
      .map((input) => ({
        path: `inputs.${input.name}`,
        title: titled(input),
        type: dataTypes[input.type],
      })),
  },
  {
    title: text('session'),
    places: SESSION.map((name) => ({
      path: `platform_${name}`,
      title: text(name),
      type: name === 'group' ? 'array' : 'text',
    })),
  },
];
