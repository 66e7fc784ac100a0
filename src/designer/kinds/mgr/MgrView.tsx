import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { setMember } from '../../../documents/edit/setMember.ts';
import { SearchSelect } from '../../../renderers/shared/typing/SearchSelect.tsx';
import { useText } from '../../../runtime/locale/useText.ts';
import type { MgrDocument } from '../../../schemas/documents/index.ts';
import { useDesign } from '../../frame/DesignContext.ts';
import { StartDialog } from '../../start/StartDialog.tsx';
import { mgrLocale } from './mgr.locale.ts';
import { type Offered, useOffered } from './useOffered.ts';
import './mgr.css';

/** A list with its forms: which they are, each a click from its designer; what is lacking is made here. */
export const MgrView = observer(function MgrView() {
  const { model } = useDesign();
  const text = useText(mgrLocale);
  const { list, forms } = model.document as MgrDocument;
  const lists = useOffered('mgrList');
  const further = useOffered('mgrForm');
  const [making, make] = useState<'mgrList' | 'mgrForm'>();
  const setList = (id: string): void => {
    model.run(setMember(['document'], '/list', id, { zhCN: '列表', enUS: 'the list' }));
  };
  const setForms = (ids: readonly string[]): void => {
    model.run(setMember(['document'], '/forms', ids, { zhCN: '表单', enUS: 'the forms' }));
  };
  const created = (id: string): void => {
    if (making === 'mgrList') setList(id);
    else setForms([...forms, id]);
    (making === 'mgrList' ? lists : further).retry();
    make(undefined);
  };
  const left = further.options.filter(({ value }) => !forms.includes(value));
  return (
    <div className="at-mgr">
      <Part
        title={text('list')}
        hint={text('listHint')}
        make={() => make('mgrList')}
        makeText={text('newList')}
      >
        <div className="at-mgr-line">
          <SearchSelect<string>
            className="at-mgr-choice"
            aria-label={text('list')}
            value={list}
            loading={lists.loading}
            options={withNamed(lists, list)}
            onChange={setList}
          />
          <Link to={`/design/mgrList/${list}`}>{text('design')}</Link>
        </div>
      </Part>
      <Part
        title={text('forms')}
        hint={text('formsHint')}
        make={() => make('mgrForm')}
        makeText={text('newForm')}
      >
        {forms.map((id, index) => (
          <div key={id} className="at-mgr-line">
            <span className="at-mgr-choice">
              {further.options.find(({ value }) => value === id)?.label ?? id}
            </span>
            <Link to={`/design/mgrForm/${id}`}>{text('design')}</Link>
            <Button
              size="small"
              type="text"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={text('remove', { id })}
              title={text('remove', { id })}
              onClick={() => setForms(forms.filter((_, at) => at !== index))}
            />
          </div>
        ))}
        {forms.length === 0 && <p className="at-design-note">{text('noForms')}</p>}
        <SearchSelect<string>
          className="at-mgr-choice"
          aria-label={text('addForm')}
          placeholder={text('addForm')}
          value={null}
          loading={further.loading}
          options={left}
          onChange={(id) => setForms([...forms, id])}
        />
      </Part>
      {making && <StartDialog kind={making} created={created} close={() => make(undefined)} />}
    </div>
  );
});

/** What is chosen stands among the choices, whether it can be read or not. */
const withNamed = ({ options }: Offered, id: string): Offered['options'] =>
  options.some(({ value }) => value === id) ? options : [{ value: id, label: id }, ...options];

interface PartProps {
  title: string;
  hint: string;
  makeText: string;
  make: () => void;
  children: ReactNode;
}

function Part({ title, hint, makeText, make, children }: PartProps) {
  return (
    <section aria-label={title}>
      <h2>
        {title}
        <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={make}>
          {makeText}
        </Button>
      </h2>
      <p className="at-design-note">{hint}</p>
      {children}
    </section>
  );
}
