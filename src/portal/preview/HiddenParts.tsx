import { EyeInvisibleOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { messageOf } from '../../runtime/data/ApiError.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useLoaded } from '../../runtime/render/useLoaded.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { AtriumDocument } from '../../schemas/documents/index.ts';
import { findHidden } from './hiddenParts.ts';
import type { PreviewModel } from './PreviewModel.ts';
import { previewScreenLocale } from './previewScreen.locale.ts';

interface HiddenPartsProps {
  model: PreviewModel;
  document: AtriumDocument;
  role: string;
}

/** What the role does not see of the page, and that it is the right which keeps it from them. */
export const HiddenParts = observer(function HiddenParts({ model, document, role }: HiddenPartsProps) {
  const { client, locale } = useRoot();
  const text = useText(previewScreenLocale);
  const token = model.token?.token;
  const load = useCallback(
    (signal: AbortSignal) => findHidden(client, document, { role, token: token ?? '', signal }),
    [client, document, role, token],
  );
  const { loaded, retry } = useLoaded(token === undefined ? undefined : load);
  const label = model.roles?.find(({ value }) => value === role)?.label ?? role;
  const name = locale.localise(label);
  if (token !== undefined && loaded.status === 'failed')
    return (
      <Alert
        type="warning"
        showIcon
        message={text('hiddenFailed', { role: name, why: messageOf(loaded.error) })}
        action={
          <Button size="small" onClick={retry}>
            {text('retry')}
          </Button>
        }
      />
    );
  if (loaded.status !== 'ready' || token === undefined || loaded.value.length === 0) return null;
  const parts = loaded.value;
  const said = parts.map(({ what, name: part }) =>
    text(`hidden_${what}`, { role: name, name: locale.localise(part) }),
  );
  return (
    <details className="at-preview-hidden" open={parts[0]?.what === 'page'}>
      <summary>
        <EyeInvisibleOutlined aria-hidden /> {text('hidden', { role: name, count: parts.length })}
      </summary>
      <ul>
        {said.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </details>
  );
});
