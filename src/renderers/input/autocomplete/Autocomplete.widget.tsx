import { AutoComplete, Flex, Typography } from 'antd';
import { observer } from 'mobx-react-lite';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useComposedFilter } from '../../../runtime/render/useComposed.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { fitInsertion } from '../../../schemas/characters.ts';
import { inputLocale } from '../shared/input.locale.ts';
import { OptionsState } from '../shared/OptionsState.tsx';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { asText, fromText } from '../shared/textValue.ts';
import { useInput } from '../shared/useInput.ts';
import { useRetryOptions } from '../shared/useRetryOptions.ts';
import { useSelectAttributes } from '../shared/useSelectAttributes.ts';
import type { autocompleteMeta } from './Autocomplete.meta.ts';

/** A suggestion. */
interface Offer {
  readonly value: string;
  readonly said: string;
}
const byEither = (typed: string, option: Offer | undefined): boolean => {
  const sought = typed.trim().toLowerCase();
  return [option?.value, option?.said].some((each) => each?.toLowerCase().includes(sought));
};

/**
 * Suggestions are the labels of the options: what is taken is the text that a person sees. Where values are taken, such as
 * codes, each stands above its label, and is found by either.
 */
export default observer(function Autocomplete(widget: RendererProps<typeof autocompleteMeta>) {
  const input = useInput(widget);
  const text = useText(inputLocale);
  const { locale } = useRoot();
  const attributes = useSelectAttributes(input.attributes);
  const { options, takesValue, placeholder, allowClear, maxLength } = widget.props;
  const retry = useRetryOptions(widget.node.source.props?.options);
  const filterOption = useComposedFilter(byEither);
  if (widget.readOnly) return <ReadOnlyText widget={widget} />;
  const labelOf = new Map(
    options.options.map(({ value, label }) => {
      const said = locale.localise(label);
      return [takesValue ? String(value) : said, said];
    }),
  );
  const put = (typed: string | undefined): void =>
    input.change(
      fromText(
        input.filter || maxLength === undefined
          ? (typed ?? '')
          : fitInsertion(asText(input.value), typed ?? '', maxLength),
      ),
    );
  return (
    <AutoComplete
      {...attributes}
      value={asText(input.value)}
      options={[...labelOf].map(([value, said]) => ({ value, said }))}
      filterOption={filterOption}
      {...(takesValue
        ? {
            optionRender: ({ data }: { data: Offer }) => <Suggestion value={data.value} said={data.said} />,
          }
        : {})}
      allowClear={allowClear}
      placeholder={placeholder || text('enter')}
      {...(options.status === 'ready'
        ? {}
        : {
            popupRender: (menu: React.ReactElement) => (
              <OptionsState status={options.status} retry={retry}>
                {menu}
              </OptionsState>
            ),
            notFoundContent: text('loading'),
          })}
      style={{ width: '100%' }}
      onChange={put}
      onBlur={() => {
        const typed = asText(input.value);
        if (typed.trim() !== typed) put(typed.trim());
        input.leave();
      }}
    />
  );
});

function Suggestion({ value, said }: { value: string; said: string }) {
  return (
    <Flex vertical>
      {value}
      {said !== value && (
        <Typography.Text type="secondary" ellipsis>
          {said}
        </Typography.Text>
      )}
    </Flex>
  );
}
