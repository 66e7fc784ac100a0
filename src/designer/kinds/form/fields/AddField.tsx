import { PlusOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { insertWidget } from '../../../../documents/edit/insert.ts';
import { SearchSelect } from '../../../../renderers/shared/typing/SearchSelect.tsx';
import { useText } from '../../../../runtime/locale/useText.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';
import { refusalOf } from '../../../../documents/parts/nesting.ts';
import { useDesign } from '../../../frame/DesignContext.ts';
import { fieldsLocale } from './fields.locale.ts';

/** The type that a new field has at first. */
const USUAL = 'input';

/** Adds a field of a title and a type behind the selected one, else behind all. */
export const AddField = observer(function AddField() {
  const { model } = useDesign();
  const { locale } = useRoot();
  const text = useText(fieldsLocale);
  const [title, setTitle] = useState('');
  const [type, setType] = useState(USUAL);
  const { language, tree } = model;
  const holding = tree.root.holdings.find(({ name }) => name === 'fields');
  const options = useMemo(
    () =>
      language.metas.types.flatMap((value) => {
        const meta = language.metas.get(value);
        if (meta?.field === undefined || holding === undefined) return [];
        const refused = refusalOf(
          { role: 'field', type: value },
          { parent: tree.root, holding },
          language.metas,
        );
        return refused === undefined ? [{ value, label: locale.localise(meta.title) }] : [];
      }),
    [language, tree, holding, locale],
  );
  const add = (): void => {
    const selected = holding?.parts.findIndex(({ key }) => key === model.primary?.key) ?? -1;
    const index = selected < 0 ? (holding?.parts.length ?? 0) : selected + 1;
    const at = { parent: 'document', holding: 'fields', index };
    if (model.run(insertWidget(type, at, title.trim() === '' ? undefined : title.trim()))) setTitle('');
  };
  return (
    <>
      <Input
        className="at-fieldadd-title"
        aria-label={text('newTitle')}
        placeholder={text('newTitle')}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        onPressEnter={({ nativeEvent }) => {
          if (!nativeEvent.isComposing) add();
        }}
      />
      <SearchSelect
        className="at-fieldadd-type"
        aria-label={text('newType')}
        value={type}
        options={options}
        onChange={(next: string) => setType(next)}
      />
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={add}>
        {text('add')}
      </Button>
    </>
  );
});
