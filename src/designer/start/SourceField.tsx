import { Alert, Button, Form } from 'antd';
import { useCallback } from 'react';
import { SearchSelect } from '../../renderers/shared/typing/SearchSelect.tsx';
import { messageOf } from '../../runtime/data/ApiError.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useLoaded } from '../../runtime/render/useLoaded.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { DocumentKind } from '../../schemas/documents/index.ts';
import { listDocuments } from '../core/designCalls.ts';
import { titled } from '../../schemas/text.ts';
import { startLocale } from './start.locale.ts';

interface SourceFieldProps {
  kind: DocumentKind;
  title: string;
  help: string | undefined;
  value: string | undefined;
  change: (id: string) => void;
}

/** One of the documents of a kind. */
export function SourceField({ kind, title, help, value, change }: SourceFieldProps) {
  const { client, locale } = useRoot();
  const text = useText(startLocale);
  const load = useCallback((signal: AbortSignal) => listDocuments(client, kind, signal), [client, kind]);
  const { loaded, retry } = useLoaded(load);
  const offered = loaded.status === 'ready' ? loaded.value : [];
  return (
    <Form.Item label={title} htmlFor="at-begin-source" required help={help}>
      {loaded.status === 'failed' && (
        <Alert
          type="error"
          message={text('listFailed', { why: messageOf(loaded.error) })}
          action={
            <Button size="small" onClick={retry}>
              {text('retry')}
            </Button>
          }
        />
      )}
      <SearchSelect<string>
        id="at-begin-source"
        {...(value !== undefined && { value })}
        loading={loaded.status === 'loading'}
        notFoundContent={text('none')}
        options={offered.map(({ id, name }) => ({ value: id, label: titled(name, id, locale.locale) }))}
        onChange={change}
      />
    </Form.Item>
  );
}
