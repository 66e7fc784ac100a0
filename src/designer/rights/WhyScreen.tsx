import { Segmented } from 'antd';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import { isForbidden, isNotFound, messageOf } from '../../runtime/data/ApiError.ts';
import { SearchSelect } from '../../renderers/shared/typing/SearchSelect.tsx';
import { useText } from '../../runtime/locale/useText.ts';
import { useLoaded } from '../../runtime/render/useLoaded.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { designRights } from '../../schemas/designRight.ts';
import { moduleActions } from '../../schemas/documents/form.ts';
import { actionTitle } from '../kinds/system/actionTitles.ts';
import { DocumentChoice, Labelled, MenuChoice, PersonChoice } from './Choices.tsx';
import { kindOf, questionKinds, questionOf } from './question.ts';
import { RecordChoice } from './RecordChoice.tsx';
import { explain } from './rightsCalls.ts';
import { rolesLocale } from './roles.locale.ts';
import { useForm } from './useForm.ts';
import { useQuery } from './useQuery.ts';
import { whyLocale } from './why.locale.ts';
import { WhyAnswer } from './WhyAnswer.tsx';
import './rights.css';

/** Whether somebody may do something, and why; what is asked stands in the address. */
export const WhyScreen = observer(function WhyScreen() {
  const { client, locale, platform } = useRoot();
  const text = useText(whyLocale);
  const rightTitle = useText(rolesLocale);
  const { get, set } = useQuery();
  const kind = kindOf(get);
  const question = questionOf(get);
  const asked = JSON.stringify(question);
  const load = useCallback(
    (signal: AbortSignal) => explain(client, JSON.parse(asked) as NonNullable<typeof question>, signal),
    [client, asked],
  );
  const { loaded, retry } = useLoaded(question === undefined ? undefined : load);
  const { fields, titleField } = useForm(kind === 'form' ? get('form') : '');
  const { Loading, Failure } = platform.chrome;
  return (
    <section className="at-rights-screen" aria-label={text('whyTitle')}>
      <header>
        <h2>{text('whyTitle')}</h2>
        <span className="at-rights-spring" />
        <Link
          to={`/rights/who?${new URLSearchParams({ form: get('form'), record: get('record') }).toString()}`}
        >
          {text('whoTitle')}
        </Link>
      </header>
      <p className="at-rights-quiet">{text('whyHint')}</p>
      <div className="at-rights-choices">
        <PersonChoice value={get('user')} choose={(user) => set({ user })} />
        <Labelled label={text('kind')}>
          {(id) => (
            <Segmented
              id={id}
              aria-label={text('kind')}
              value={kind}
              options={questionKinds.map((each) => ({ value: each, label: text(`kind_${each}`) }))}
              onChange={(about) => set({ about })}
            />
          )}
        </Labelled>
      </div>
      <div className="at-rights-choices">
        {kind === 'form' && (
          <>
            <DocumentChoice
              kind="form"
              value={get('form')}
              choose={(form) => set({ form, field: '', record: '' })}
            />
            <Labelled label={text('action')}>
              {(id) => (
                <SearchSelect<string>
                  id={id}
                  placeholder={text('action')}
                  value={get('action') || null}
                  options={moduleActions.map((action) => ({
                    value: action,
                    label: locale.localise(actionTitle(action)),
                  }))}
                  onChange={(action: string | undefined) => set({ action })}
                />
              )}
            </Labelled>
            <RecordChoice
              key={get('form')}
              form={get('form')}
              titleField={titleField}
              value={get('record')}
              hint={text('recordHint')}
              choose={(record) => set({ record })}
            />
            <Labelled label={text('field')}>
              {(id) => (
                <SearchSelect<string>
                  id={id}
                  allowClear
                  placeholder={text('anyField')}
                  value={get('field') || null}
                  options={fields.map(({ name, title }) => ({
                    value: name,
                    label: locale.localise(title ?? name),
                  }))}
                  onChange={(field: string | undefined) => set({ field })}
                />
              )}
            </Labelled>
          </>
        )}
        {kind !== 'form' && (
          <DocumentChoice
            kind="system"
            value={get('system')}
            choose={(system) => set({ system, menu: '' })}
          />
        )}
        {kind === 'menu' && (
          <MenuChoice system={get('system')} value={get('menu')} choose={(menu) => set({ menu })} />
        )}
        {kind === 'right' && (
          <Labelled label={text('right')}>
            {(id) => (
              <SearchSelect<string>
                id={id}
                placeholder={text('right')}
                value={get('right') || null}
                options={designRights.map((right) => ({ value: right, label: rightTitle(right) }))}
                onChange={(right: string | undefined) => set({ right })}
              />
            )}
          </Labelled>
        )}
      </div>
      <p className="at-rights-quiet">{text(question === undefined ? 'choose' : 'share')}</p>
      {question !== undefined && loaded.status === 'loading' && <Loading shape="widget" />}
      {question !== undefined && loaded.status === 'failed' && (
        <Failure title={text('failed')} description={whyNot(loaded.error, text)} retry={retry} />
      )}
      {question !== undefined && loaded.status === 'ready' && (
        <WhyAnswer question={question} answer={loaded.value} fields={fields} />
      )}
    </section>
  );
});

/** Why there is no answer, in words. */
export function whyNot(error: unknown, text: (key: 'notThere' | 'forbidden') => string): string {
  if (isNotFound(error)) return text('notThere');
  return isForbidden(error) ? text('forbidden') : messageOf(error);
}
