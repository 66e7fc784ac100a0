import { Form, Segmented } from 'antd';
import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { setMember } from '../../../documents/edit/setMember.ts';
import { SearchSelect } from '../../../renderers/shared/typing/SearchSelect.tsx';
import { useText } from '../../../runtime/locale/useText.ts';
import { useLoaded } from '../../../runtime/render/useLoaded.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import type { NamedConditionDocument } from '../../../schemas/documents/index.ts';
import { listDocuments } from '../../core/designCalls.ts';
import { useDesign } from '../../frame/DesignContext.ts';
import { ConditionEditor } from '../../editors/condition/ConditionEditor.tsx';
import { conditionLocale } from './condition.locale.ts';
import { useConditionFields, type Usage } from './useConditionFields.ts';
import { UsesList } from './UsesList.tsx';
import { useUses } from './useUses.ts';
import './condition.css';

/** A condition as a whole: its comparisons, what they say together, and who goes by it. */
export const ConditionView = observer(function ConditionView() {
  const { model } = useDesign();
  const { client, locale } = useRoot();
  const text = useText(conditionLocale);
  const document = model.document as NamedConditionDocument;
  const { rules } = document;
  const uses = useUses({ kind: 'condition', id: document.id });
  const [chosen, choose] = useState<string>();
  const [wanted, want] = useState<Usage>();
  const { fields, form, usage } = useConditionFields(rules, uses.loaded, chosen, wanted);
  const load = useCallback((signal: AbortSignal) => listDocuments(client, 'form', signal), [client]);
  const { loaded: forms } = useLoaded(load);
  const title = locale.inBoth(conditionLocale, 'condition', {});
  const change = (value: unknown): void => {
    model.run(setMember(['document'], '/rules', value ?? NO_RULES, title), 'rules');
  };
  return (
    <div className="at-condition-page">
      <Form layout="inline" className="at-condition-bar">
        <Form.Item label={text('form')} htmlFor="condition-form">
          <SearchSelect<string>
            id="condition-form"
            style={{ minWidth: 220 }}
            allowClear
            placeholder={text('chooseForm')}
            value={form ?? null}
            loading={forms.status === 'loading'}
            options={
              forms.status === 'ready' ? forms.value.map(({ id, name }) => ({ value: id, label: name })) : []
            }
            onChange={(id?: string) => choose(id ?? '')}
          />
        </Form.Item>
        <Form.Item label={text('usage')}>
          <Segmented<Usage>
            aria-label={text('usage')}
            value={usage}
            options={[
              { value: 'form', label: text('inForm') },
              { value: 'record', label: text('inRecords') },
            ]}
            onChange={want}
          />
        </Form.Item>
      </Form>
      <ConditionEditor
        id="condition-rules"
        title={text('condition')}
        value={rules}
        fields={fields}
        isTrialOpen
        change={change}
      />
      <UsesList {...uses} />
    </div>
  );
});

const NO_RULES = { testRule: 'every', conditionList: [] };
