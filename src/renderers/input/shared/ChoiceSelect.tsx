import { observer } from 'mobx-react-lite';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { SearchSelect } from '../../shared/typing/SearchSelect.tsx';
import { useText } from '../../../runtime/locale/useText.ts';
import type { OptionList } from '../../../schemas/prop.ts';
import { chosenValues, toChoices } from './choices.ts';
import { inputLocale } from './input.locale.ts';
import { OptionsState } from './OptionsState.tsx';
import { useRetryOptions } from './useRetryOptions.ts';
import type { BoundInput } from './useInput.ts';
import { useSelectAttributes } from './useSelectAttributes.ts';

/** From so many options on, typing finds one faster than looking. */
const SEARCHABLE = 9;

export interface ChoiceSelectProps {
  input: BoundInput;
  list: OptionList;
  /** The `options` prop as the document writes it. */
  written: unknown;
  multiple: boolean;
  placeholder: string;
  allowClear: boolean;
}

/** Chooses one or several options: texts, a list of texts, null for none. */
export const ChoiceSelect = observer(function ChoiceSelect(props: ChoiceSelectProps) {
  const { input, list, written, multiple, placeholder, allowClear } = props;
  const { locale } = useRoot();
  const text = useText(inputLocale);
  const attributes = useSelectAttributes(input.attributes);
  const retry = useRetryOptions(written);
  const choices = toChoices(list, input.value, {
    localise: (label) => locale.localise(label),
    waiting: text('loading'),
  });
  const chosen = chosenValues(input.value);
  return (
    <SearchSelect<string | string[]>
      {...attributes}
      {...(multiple ? { mode: 'multiple', maxTagCount: 'responsive' } : {})}
      value={multiple ? chosen : (chosen[0] ?? null)}
      options={choices}
      loading={list.status === 'loading'}
      showSearch={multiple || choices.length >= SEARCHABLE}
      allowClear={allowClear}
      placeholder={input.filter ? text('all') : placeholder || text('choose')}
      notFoundContent={text('noOptions')}
      popupRender={(menu) => (
        <OptionsState status={list.status} retry={retry}>
          {menu}
        </OptionsState>
      )}
      style={{ width: '100%' }}
      onChange={(value: string | string[] | undefined) => {
        input.change(value === undefined || value.length === 0 ? null : value);
      }}
      onBlur={input.leave}
    />
  );
});
