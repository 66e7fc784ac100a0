import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { messageOf } from '../../../runtime/data/ApiError.ts';
import { useText } from '../../../runtime/locale/useText.ts';
import { useLoaded } from '../../../runtime/render/useLoaded.ts';
import { useRoot } from '../../../runtime/stores/RootContext.tsx';
import { SearchSelect } from '../../../renderers/shared/typing/SearchSelect.tsx';
import { kindTitles } from '../../../schemas/kindTitles.ts';
import { pageKinds } from '../../../schemas/kinds.ts';
import { listPages, type Page, pageKey } from './pages.ts';
import { systemLocale } from './system.locale.ts';

interface PagePickerProps {
  value: Pick<Page, 'kind' | 'id'> | undefined;
  change: (page: Pick<Page, 'kind' | 'id'>) => void;
}

/** A page, list or form by its name, under the kind that it is of. */
export const PagePicker = observer(function PagePicker({ value, change }: PagePickerProps) {
  const { client, locale } = useRoot();
  const text = useText(systemLocale);
  const load = useCallback((signal: AbortSignal) => listPages(client, signal), [client]);
  const { loaded } = useLoaded(load);
  const pages = loaded.status === 'ready' ? loaded.value : [];
  const isKnown = value === undefined || pages.some((page) => pageKey(page) === pageKey(value));
  const groups = pageKinds.flatMap((kind) => {
    const own = pages.filter((page) => page.kind === kind);
    if (own.length === 0) return [];
    return [
      {
        label: locale.localise(kindTitles[kind]),
        options: own.map((page) => ({
          value: pageKey(page),
          label: page.name,
          search: `${page.name} ${page.id}`,
        })),
      },
    ];
  });
  // One that is not among them, as while they are on their way, is shown by its id.
  const unknown = value && !isKnown ? [{ value: pageKey(value), label: value.id, search: value.id }] : [];
  return (
    <>
      <SearchSelect<string>
        by="search"
        className="at-system-wide"
        aria-label={text('page')}
        placeholder={text('choosePage')}
        loading={loaded.status === 'loading'}
        value={value === undefined ? null : pageKey(value)}
        options={[...unknown, ...groups]}
        onChange={(key) => {
          const [named, id = ''] = key.split('/');
          const kind = pageKinds.find((each) => each === named);
          if (kind !== undefined) change({ kind, id });
        }}
      />
      {loaded.status === 'failed' && (
        <p className="at-settings-wrong">{text('pagesFailed', { why: messageOf(loaded.error) })}</p>
      )}
    </>
  );
});
