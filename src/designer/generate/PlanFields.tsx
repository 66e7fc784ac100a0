import { Radio } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { MetaIndex } from '../../documents/metaIndex.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { LimitedInput } from '../../renderers/shared/typing/LimitedInput.tsx';
import { SearchSelect } from '../../renderers/shared/typing/SearchSelect.tsx';
import type { FormDocument } from '../../schemas/documents/index.ts';
import { RolesSelect } from '../editors/pickers/RolesSelect.tsx';
import { IconControl } from '../settings/IconControl.tsx';
import { titled } from '../../schemas/text.ts';
import type { Taken } from './generateCalls.ts';
import { generateLocale } from './generate.locale.ts';
import { ListSummary } from './ListSummary.tsx';
import { PartFields } from './PartFields.tsx';
import { type GeneratePlan, type PartName, parts, slipIn } from './plan.ts';

interface PlanFieldsProps {
  form: FormDocument;
  metas: MetaIndex;
  taken: Taken;
  plan: GeneratePlan;
  change: (change: Partial<GeneratePlan>) => void;
}

/** Everything that is chosen before an application is made. */
export const PlanFields = observer(function PlanFields(props: PlanFieldsProps) {
  const { form, metas, taken, plan, change } = props;
  const text = useText(generateLocale);
  const set = (part: PartName, next: Partial<GeneratePlan['parts'][PartName]>): void =>
    change({ parts: { ...plan.parts, [part]: { ...plan.parts[part], ...next } } });
  return (
    <>
      <h3>{text('what')}</h3>
      {parts.map((part) => {
        const called = plan.parts[part];
        const slip = called.wanted ? slipIn(called, plan, taken.ids) : undefined;
        return (
          <PartFields
            key={part}
            title={text(part)}
            called={called}
            slip={slip}
            {...(part !== 'list' && { wanted: called.wanted, want: (wanted) => set(part, { wanted }) })}
            change={(next) => set(part, next)}
          >
            {part === 'list' && <ListSummary form={form} plan={plan} metas={metas} />}
            {part === 'handling' && <Handled form={form} plan={plan} change={change} />}
          </PartFields>
        );
      })}
      <h3>{text('menu')}</h3>
      <MenuFields taken={taken} plan={plan} change={change} />
      <h3>{text('who')}</h3>
      <Roles plan={plan} change={change} />
    </>
  );
});

type Part = Pick<PlanFieldsProps, 'plan' | 'change'>;

const Handled = observer(function Handled({ form, plan, change }: Part & { form: FormDocument }) {
  const { locale } = useRoot();
  const text = useText(generateLocale);
  const offered = form.fields.filter(({ value }) => value === undefined);
  return (
    <Labelled title={text('handled')} help={text('handledHelp')}>
      <SearchSelect<string[]>
        mode="multiple"
        aria-label={text('handled')}
        value={[...plan.handled]}
        options={offered.map(({ name, title }) => ({ value: name, label: locale.localise(title ?? name) }))}
        onChange={(handled) => change({ handled })}
      />
    </Labelled>
  );
});

const MenuFields = observer(function MenuFields({ taken, plan, change }: Part & { taken: Taken }) {
  const { locale } = useRoot();
  const text = useText(generateLocale);
  const { menu, system, newSystem, menuTitle, icon } = plan;
  return (
    <>
      <Radio.Group
        aria-label={text('menu')}
        value={menu}
        options={(['new', 'existing', 'none'] as const).map((value) => ({
          value,
          label: text(`menu_${value}`),
          disabled: value === 'existing' && taken.systems.length === 0,
        }))}
        onChange={({ target }) => change({ menu: target.value as GeneratePlan['menu'] })}
      />
      {menu === 'existing' && (
        <SearchSelect<string>
          aria-label={text('system')}
          placeholder={text('system')}
          value={system ?? null}
          options={taken.systems.map(({ id, name }) => ({
            value: id,
            label: titled(name, id, locale.locale),
          }))}
          onChange={(next) => change({ system: next })}
        />
      )}
      {menu === 'new' && (
        <PartFields
          title={text('newSystem')}
          called={newSystem}
          slip={slipIn(newSystem, plan, taken.ids)}
          change={(next) => change({ newSystem: next })}
        />
      )}
      {menu !== 'none' && (
        <div className="at-generate-called">
          <LimitedInput
            limit={60}
            aria-label={text('menuTitle')}
            prefix={<span className="at-settings-language">{text('menuTitle')}</span>}
            value={menuTitle}
            status={menuTitle.trim() === '' ? 'error' : ''}
            onChange={({ target }) => change({ menuTitle: target.value })}
          />
          <IconControl
            id="generate-icon"
            title={text('icon')}
            value={icon}
            disabled={false}
            invalid={false}
            change={(next) => change({ icon: typeof next === 'string' ? next : 'form' })}
          />
        </div>
      )}
    </>
  );
});

const Roles = observer(function Roles({ plan, change }: Part) {
  const text = useText(generateLocale);
  const isMissing = plan.files.length + plan.handles.length === 0;
  return (
    <>
      {(['files', 'handles'] as const).map((name) => (
        <Labelled key={name} title={text(name)} help={text(`${name}Help`)}>
          <RolesSelect
            title={text(name)}
            invalid={isMissing}
            value={plan[name]}
            change={(next) => change({ [name]: next })}
          />
        </Labelled>
      ))}
      {isMissing && (
        <p role="alert" className="at-settings-wrong">
          {text('rolesMissing')}
        </p>
      )}
      <p className="at-settings-default">{text('kept')}</p>
    </>
  );
});

function Labelled({ title, help, children }: { title: string; help: string; children: ReactNode }) {
  return (
    <div className="at-generate-field">
      <span>{title}</span>
      {children}
      <p className="at-settings-default">{help}</p>
    </div>
  );
}
