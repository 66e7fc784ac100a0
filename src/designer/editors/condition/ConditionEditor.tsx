import { ExperimentOutlined, SaveOutlined } from '@ant-design/icons';
import { Button, Segmented } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Check } from 'typebox/value';
import type { ScopeName } from '../../../documents/check/scopeAt.ts';
import { ConditionBuilder } from '../../../renderers/input/shared/conditionBuilder/ConditionBuilder.tsx';
import { sayRules } from '../../../renderers/input/shared/conditionBuilder/sentence.meta.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import {
  ConditionReferenceSchema,
  type RuleSet,
  type RuleSetOrReference,
  RuleSetSchema,
} from '../../../schemas/condition.ts';
import { comparable } from '../../settings/comparable.ts';
import { useExpressionPlace } from '../../settings/useExpressionPlace.ts';
import type { NamedField } from '../../settings/SettingsContext.ts';
import { knownOptions } from '../../settings/writtenOptions.ts';
import { conditionLocale } from './condition.locale.ts';
import { NamedChoice } from './NamedChoice.tsx';
import { RuleValue } from './RuleValue.tsx';
import { SaveAsDialog } from './SaveAsDialog.tsx';
import { Trial } from './Trial.tsx';
import { useNamedRules } from './useNamedRules.ts';
import './condition.css';

export interface ConditionEditorProps {
  id: string;
  /** Of what is set, in the reader's language. */
  title: string;
  /** As the document has it, of whatever shape. */
  value: unknown;
  disabled?: boolean;
  invalid?: boolean;
  /** Names that rules compare; absent: those of the place in the document that the control sets. */
  names?: readonly ScopeName[];
  /** Fields that rules compare, where their place does not say so. */
  fields?: readonly NamedField[];
  /** Whether the name of another condition may stand there instead. Default true. */
  mayName?: boolean;
  /** Whether the trial is open at once, as where there is room for it. */
  isTrialOpen?: boolean;
  /** Gets undefined once nothing is left. */
  change: (value: RuleSetOrReference | undefined) => void;
}

const isReference = (value: unknown): value is { condition: string } =>
  Check(ConditionReferenceSchema, value);
const isRules = (value: unknown): value is RuleSet => Check(RuleSetSchema, value);

type Way = 'own' | 'named';

/** A condition: said in a sentence, put together or named, and tried on a record. */
export const ConditionEditor = observer(function ConditionEditor(props: ConditionEditorProps) {
  const { id, title, value, disabled = false, invalid = false, mayName = true, change } = props;
  const text = useText(conditionLocale);
  const { locale, platform, dictionaries } = useRoot();
  const { metas } = platform.vocabulary;
  const { pointer, scopeAt, sampleAt } = useExpressionPlace();
  const names = props.names ?? scopeAt?.(pointer).keyNames ?? NO_NAMES;
  const fields = props.fields ?? comparable(names, metas, knownOptions(dictionaries));
  const [begun, setBegun] = useState<Way>();
  const [isTrying, setTrying] = useState(props.isTrialOpen === true);
  const [isSaving, setSaving] = useState(false);
  const chosen = isReference(value) ? value.condition : undefined;
  const named = useNamedRules(chosen);
  const own = isRules(value) ? value : undefined;
  const way = begun ?? (chosen === undefined ? 'own' : 'named');
  const rules = way === 'named' ? named : own;
  const sentence = sayRules(rules, fields, locale.locale);
  const set = (next: RuleSetOrReference | undefined): void => {
    setBegun(undefined);
    change(next);
  };
  return (
    <div className="at-condition">
      {(way === 'own' || chosen !== undefined) && (
        <p className="at-condition-sentence" data-condition-sentence role="status">
          {sentence === '' ? way === 'own' && text('always') : text('sentence', { sentence })}
        </p>
      )}
      {mayName && (
        <Segmented<Way>
          size="small"
          className="at-settings-segments"
          aria-label={text('way', { title })}
          value={way}
          disabled={disabled}
          options={[
            { value: 'own', label: text('own') },
            { value: 'named', label: text('named') },
          ]}
          onChange={setBegun}
        />
      )}
      {way === 'named' ? (
        <NamedChoice
          {...{ id, title, disabled, chosen, rules: named }}
          choose={(condition) => set({ condition })}
          copy={set}
        />
      ) : (
        <ConditionBuilder
          id={id}
          label={title}
          fields={fields}
          value={own}
          disabled={disabled}
          invalid={invalid}
          allowExpressions
          ExpressionValue={RuleValue}
          isSaidElsewhere
          onChange={set}
        />
      )}
      <div className="at-condition-links">
        <Button
          size="small"
          type="text"
          aria-expanded={isTrying}
          icon={<ExperimentOutlined aria-hidden />}
          onClick={() => setTrying(!isTrying)}
        >
          {text('trial')}
        </Button>
        {mayName && way === 'own' && own && (
          <Button
            size="small"
            type="text"
            disabled={disabled}
            icon={<SaveOutlined aria-hidden />}
            onClick={() => setSaving(true)}
          >
            {text('saveAs')}
          </Button>
        )}
      </div>
      {isTrying && <Trial rules={rules} names={names} fields={fields} sample={sampleAt?.(pointer)} />}
      {isSaving && own && (
        <SaveAsDialog
          rules={own}
          close={() => setSaving(false)}
          saved={(condition) => {
            setSaving(false);
            set({ condition });
          }}
        />
      )}
    </div>
  );
});

const NO_NAMES: readonly ScopeName[] = [];
