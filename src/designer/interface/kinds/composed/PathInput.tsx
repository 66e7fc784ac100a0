import { AutoComplete } from 'antd';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useOptionFilter } from '../../../../renderers/shared/typing/optionFilters.ts';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { fitInsertion } from '../../../../schemas/characters.ts';
import type { PathInputProps } from '../index.ts';
import { callablesOf } from './callablesOf.ts';
import { useTitled } from '../../../fields/useTitled.ts';
import { outputPlaces } from './outputPlaces.ts';
import { stepLocale } from '../../../steps/step.locale.ts';
import { callOf } from '../../../steps/places.ts';
import { answerable, readPart } from './part.ts';

const NO_STEPS = { steps: [] };
/** Characters of a path. */
const LONGEST = 200;

/** Where an output stands in what the steps answer: chosen of what there is, or typed. */
export const PathInput = observer(function PathInput({ model, output, attributes, change }: PathInputProps) {
  const root = useRoot();
  const text = useText(stepLocale);
  const titled = useTitled();
  const { answers, composed } = model.definition;
  const callables = callablesOf(model, root);
  const filterOption = useOptionFilter('search');
  const [isTyping, setTyping] = useState(false);
  const part = readPart(composed) ?? NO_STEPS;
  useEffect(() => {
    void callables.need(answerable(part).flatMap((step) => callOf(step) ?? []));
  }, [callables, part]);
  const groups = outputPlaces(answers, part, (call) => callables.described(call), text, titled);
  const choose = (path = ''): void => {
    const place = groups.flatMap(({ places }) => places).find((each) => each.path === path);
    const name = output.name === '' ? path.split('.').at(-1) : output.name;
    if (place) change({ path: path === name ? undefined : path, name, type: place.type });
  };
  return (
    <AutoComplete
      {...attributes}
      className="at-field-wide at-field-code"
      value={output.path ?? ''}
      placeholder={output.name}
      popupMatchSelectWidth={false}
      options={groups.map(({ title, places }) => ({
        label: title,
        options: places.map((place) => ({
          value: place.path,
          search: `${place.path} ${place.title}`,
          label: (
            <>
              {place.title} <code className="at-interface-address">{place.path}</code>
            </>
          ),
        })),
      }))}
      // What stands there already filters nothing: who opens the list wants to see what there is.
      filterOption={isTyping ? filterOption : false}
      onSearch={() => setTyping(true)}
      onOpenChange={() => setTyping(false)}
      // Browsers empty an input for searching at this key; here it closes the list only.
      onInputKeyDown={(event) => {
        if (event.key === 'Escape') event.preventDefault();
      }}
      onSelect={choose}
      onChange={(typed: string | undefined) =>
        change({ path: fitInsertion(output.path ?? '', typed ?? '', LONGEST) || undefined })
      }
    />
  );
});
