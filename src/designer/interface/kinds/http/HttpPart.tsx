import { Radio, Select } from 'antd';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { LimitedInput } from '../../../../renderers/shared/typing/LimitedInput.tsx';
import { useText } from '../../../../runtime/locale/useText.ts';
import type { InterfaceHttp } from '../../../../schemas/wire/interface.ts';
import { changed, type Change } from '../../../fields/changed.ts';
import type { InterfaceModel } from '../../InterfaceModel.ts';
import { InterfaceField } from '../../InterfaceField.tsx';
import { interfaceLocale } from '../../interface.locale.ts';
import { ProposedInputs } from '../../ProposedInputs.tsx';
import { useTitled } from '../../../fields/useTitled.ts';
import { MappingTable } from './MappingTable.tsx';

const EMPTY: InterfaceHttp = { method: 'GET', origin: '', path: '/' };

/** What is called at which service, and where the rows stand in its answer. */
export const HttpPart = observer(function HttpPart({ model }: { model: InterfaceModel }) {
  const text = useText(interfaceLocale);
  const titled = useTitled();
  const { definition, lookups, findings } = model;
  const http = definition.http ?? EMPTY;
  const change = (part: Change<InterfaceHttp>): void => model.change({ http: changed(http, part) });
  // A GET has no body; what it was is there again for a POST.
  const [laidAside, layAside] = useState<InterfaceHttp['body']>();
  const choose = (method: InterfaceHttp['method'] | undefined): void => {
    if (method === 'GET') layAside(http.body);
    change({ method, body: method === 'POST' ? (http.body ?? laidAside) : undefined });
  };
  const { moduleCode, inputs } = definition;
  const known = inputs.map(({ name }) => name);
  const inPath = [...http.path.matchAll(/\{([A-Za-z]\w*)\}/g)].map(([, name = '']) => name);
  const fitting = lookups.credentials.filter(
    (each) => each.origin === http.origin && each.moduleCode === moduleCode,
  );
  return (
    <>
      <div className="at-field-grid">
        <InterfaceField path="http.method" title={text('method')} required findings={findings}>
          {({ id }) => (
            <Radio.Group
              id={id}
              optionType="button"
              value={http.method}
              options={[
                { value: 'GET', label: 'GET' },
                { value: 'POST', label: 'POST' },
              ]}
              onChange={({ target }: { target: { value?: InterfaceHttp['method'] } }) => choose(target.value)}
            />
          )}
        </InterfaceField>
        <InterfaceField
          path="http.origin"
          title={text('origin')}
          help={text('originHelp')}
          required
          findings={findings}
        >
          {(attributes) => (
            <Select<string>
              {...attributes}
              className="at-field-wide"
              placeholder={text('choose')}
              value={http.origin || null}
              options={lookups.origins.map((value) => ({ value, label: value }))}
              notFoundContent={text('noOrigins')}
              // A credential is of one origin.
              onChange={(origin) => change({ origin, credential: undefined })}
            />
          )}
        </InterfaceField>
        <InterfaceField
          path="http.path"
          title={text('path')}
          help={text('pathHelp')}
          required
          findings={findings}
        >
          {(attributes) => (
            <LimitedInput
              {...attributes}
              className="at-field-code"
              value={http.path}
              limit={500}
              onChange={({ target }) => change({ path: target.value })}
            />
          )}
        </InterfaceField>
        <InterfaceField
          path="http.credential"
          title={text('credential')}
          help={text('credentialHelp')}
          findings={findings}
        >
          {(attributes) => (
            <Select<string>
              {...attributes}
              className="at-field-wide"
              allowClear
              placeholder={text('noCredential')}
              value={http.credential ?? null}
              options={fitting.map(({ id, name }) => ({
                value: id,
                label: titled({ name: id, title: name }),
              }))}
              notFoundContent={text('noCredentials')}
              onChange={(credential: string | undefined) => change({ credential })}
            />
          )}
        </InterfaceField>
        <InterfaceField
          path="http.rows"
          title={text('rowsPath')}
          help={text('rowsPathHelp')}
          findings={findings}
        >
          {(attributes) => (
            <LimitedInput
              {...attributes}
              className="at-field-code"
              value={http.rows ?? ''}
              limit={200}
              onChange={({ target }) => change({ rows: target.value === '' ? undefined : target.value })}
            />
          )}
        </InterfaceField>
      </div>
      <ProposedInputs
        model={model}
        proposed={[...new Set(inPath)]
          .filter((name) => !known.includes(name))
          .map((name) => ({ name, type: 'text', required: true }))}
      />
      <MappingTable
        model={model}
        member="query"
        rows={http.query ?? []}
        change={(query) => change({ query: query.length === 0 ? undefined : query })}
      />
      {http.method === 'POST' && (
        <MappingTable
          model={model}
          member="body"
          rows={http.body ?? []}
          change={(body) => change({ body: body.length === 0 ? undefined : body })}
        />
      )}
    </>
  );
});
