import { Alert, Button, Empty, Form, Input, Spin, Switch } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { messageOf } from '../../../runtime/data/ApiError.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useLoaded } from '../../../runtime/render/useLoaded.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { locales } from '../../../schemas/text.ts';
import { startLocale } from '../start.locale.ts';
import type { StartModel } from '../StartModel.ts';
import { RolesSelect } from '../../editors/pickers/RolesSelect.tsx';
import type { Template } from './template.ts';

const load = async (): Promise<readonly Template[]> => (await import('./templates.ts')).templates;

/** Templates of a kind to choose from, and what the chosen one leaves open. */
export const TemplateWay = observer(function TemplateWay({ model }: { model: StartModel }) {
  const text = useText(startLocale);
  const { loaded, retry } = useLoaded(load);
  if (loaded.status === 'loading') return <Spin className="at-begin-loading" />;
  if (loaded.status === 'failed') {
    return (
      <Alert
        type="error"
        message={text('templatesFailed', { why: messageOf(loaded.error) })}
        action={
          <Button size="small" onClick={retry}>
            {text('retry')}
          </Button>
        }
      />
    );
  }
  const offered = loaded.value.filter(({ kind }) => kind === model.kind);
  return (
    <>
      <TemplateChoice model={model} offered={offered} />
      <TemplateGaps model={model} />
    </>
  );
});

const TemplateChoice = observer(function TemplateChoice({
  model,
  offered,
}: {
  model: StartModel;
  offered: readonly Template[];
}) {
  const text = useText(startLocale);
  const [search, setSearch] = useState('');
  const found = offered.filter((template) => spokenOf(template).includes(search.trim().toLowerCase()));
  return (
    <>
      {offered.length > 1 && (
        <Input.Search
          className="at-begin-told"
          allowClear
          aria-label={text('searchTemplates')}
          placeholder={text('searchTemplates')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          onPressEnter={(event) => event.preventDefault()}
        />
      )}
      {found.length === 0 ? (
        <Empty description={text('noTemplates')} />
      ) : (
        <div className="at-begin-templates" role="radiogroup" aria-label={text('templates')}>
          {found.map((template) => (
            <TemplateCard key={template.title.zhCN} template={template} model={model} />
          ))}
        </div>
      )}
    </>
  );
});

const spokenOf = ({ title, about, holds }: Template): string =>
  [title, about, ...holds]
    .flatMap((each) => locales.map((locale) => each[locale]))
    .join(' ')
    .toLowerCase();

const TemplateCard = observer(function TemplateCard({
  template,
  model,
}: {
  template: Template;
  model: StartModel;
}) {
  const text = useText(startLocale);
  const { locale, platform } = useRoot();
  const { Icon } = platform.chrome;
  const { title, about, icon, holds } = template;
  const named = locale.localise(title);
  return (
    <label className="at-begin-template">
      <input
        type="radio"
        name="at-begin-template"
        aria-label={named}
        checked={model.template === template}
        onChange={() => model.setTemplate(template, named)}
      />
      <span className="at-begin-template-icon">
        <Icon name={icon} />
      </span>
      <span className="at-begin-template-text">
        <b>{named}</b>
        <span>{locale.localise(about)}</span>
        <small>
          {text('holds')}
          {locale.locale === 'zhCN' ? '：' : ': '}
          {holds.map((each) => locale.localise(each)).join(locale.locale === 'zhCN' ? '、' : ', ')}
        </small>
      </span>
    </label>
  );
});

/** Who uses it, and whether it is published at once. */
const TemplateGaps = observer(function TemplateGaps({ model }: { model: StartModel }) {
  const text = useText(startLocale);
  const { locale } = useRoot();
  const { template } = model;
  if (template === undefined) return null;
  return (
    <>
      {template.roles.map(({ name, title }) => (
        <Form.Item key={name} label={locale.localise(title)} htmlFor={`at-begin-role-${name}`}>
          <RolesSelect
            id={`at-begin-role-${name}`}
            title={locale.localise(title)}
            value={model.roles[name] ?? []}
            change={(roles) => model.setRoles(name, roles)}
          />
        </Form.Item>
      ))}
      {template.roles.length > 0 && <p className="at-begin-note">{text('rolesHelp')}</p>}
      {template.documents.length > 1 && (
        <Form.Item>
          <div className="at-begin-switch">
            <Switch
              id="at-begin-publish"
              checked={model.publishNow}
              aria-describedby="at-begin-publish-help"
              onChange={(checked) => model.setPublishNow(checked)}
            />
            <label htmlFor="at-begin-publish">{text('publishNow')}</label>
            <p id="at-begin-publish-help">{text('publishNowHelp')}</p>
          </div>
        </Form.Item>
      )}
    </>
  );
});
