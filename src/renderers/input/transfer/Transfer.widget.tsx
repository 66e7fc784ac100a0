import { DownOutlined, LeftOutlined, RightOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useText } from '../../../runtime/locale/useText.ts';
import type { RendererProps } from '../../../runtime/render/rendererProps.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { ChoiceGroup } from '../shared/ChoiceGroup.tsx';
import { ChoiceSelect } from '../shared/ChoiceSelect.tsx';
import { chosenValues, toChoices } from '../shared/choices.ts';
import { PickList } from '../shared/PickList.tsx';
import { pickListLocale } from '../shared/pickList.locale.ts';
import { ReadOnlyText } from '../shared/ReadOnlyText.tsx';
import { useInput } from '../shared/useInput.ts';
import { useRetryOptions } from '../shared/useRetryOptions.ts';
import type { transferMeta } from './Transfer.meta.ts';

export default observer(function Transfer(widget: RendererProps<typeof transferMeta>) {
  const input = useInput(widget);
  const text = useText(pickListLocale);
  const { locale, theme } = useRoot();
  const [ticked, tick] = useState<readonly string[]>([]);
  const { options, searchable, height } = widget.props;
  const written = widget.node.source.props?.options;
  const retry = useRetryOptions(written);
  if (widget.readOnly) return <ReadOnlyText widget={widget} options={options} />;
  if (input.filter) {
    return <ChoiceSelect input={input} list={options} written={written} multiple placeholder="" allowClear />;
  }
  const all = toChoices(options, input.value, {
    localise: (label) => locale.localise(label),
    waiting: '…',
  });
  const chosen = chosenValues(input.value);
  const { disabled, status } = input.attributes;
  const phone = theme.device === 'mobile';
  const [Out, In] = phone ? [UpOutlined, DownOutlined] : [LeftOutlined, RightOutlined];
  const pane = (side: 'source' | 'target') => {
    const choices = all.filter(({ value }) => chosen.includes(value) === (side === 'target'));
    const values = choices.map(({ value }) => value);
    return (
      <PickList
        title={text('paneOf', { title: widget.title, pane: text(side) })}
        heading={text(side)}
        choices={choices}
        ticked={ticked.filter((value) => values.includes(value))}
        change={(now) => tick([...ticked.filter((value) => !values.includes(value)), ...now])}
        disabled={disabled}
        searchable={searchable}
        height={height}
        invalid={status === 'error'}
      />
    );
  };
  const move = (side: 'in' | 'out') => {
    const moving = ticked.filter((value) => chosen.includes(value) === (side === 'out'));
    const put = (): void => {
      const next = side === 'in' ? [...chosen, ...moving] : chosen.filter((value) => !moving.includes(value));
      tick(ticked.filter((value) => !moving.includes(value)));
      input.change(next.length === 0 ? null : next);
    };
    const Sign = side === 'in' ? In : Out;
    return (
      <Button
        {...(phone ? { size: 'large' as const } : {})}
        type={side === 'in' ? 'primary' : 'default'}
        disabled={disabled || moving.length === 0}
        aria-label={text(side === 'in' ? 'add' : 'remove')}
        icon={<Sign aria-hidden aria-label={undefined} />}
        onClick={put}
      />
    );
  };
  return (
    <ChoiceGroup input={input} title={widget.title} role="group" list={options} empty={false} retry={retry}>
      <Flex
        vertical={phone}
        gap="small"
        align={phone ? 'stretch' : 'center'}
        flex={1}
        style={{ minWidth: 0 }}
      >
        {pane('source')}
        <Flex vertical={!phone} gap="small" justify="center">
          {move('in')}
          {move('out')}
        </Flex>
        {pane('target')}
      </Flex>
    </ChoiceGroup>
  );
});
