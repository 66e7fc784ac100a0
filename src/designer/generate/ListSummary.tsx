import { observer } from 'mobx-react-lite';
import { listFrom } from '../../documents/generate/listFrom.ts';
import type { MetaIndex } from '../../documents/metaIndex.ts';
import { serverFieldTitles } from '../../documents/serverFields.ts';
import { useText } from '../../runtime/locale/useText.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import type { FormDocument } from '../../schemas/documents/index.ts';
import { listed } from '../../schemas/text.ts';
import { choicesOf, type GeneratePlan } from './plan.ts';
import { generateLocale } from './generate.locale.ts';

interface ListSummaryProps {
  form: FormDocument;
  plan: GeneratePlan;
  metas: MetaIndex;
}

/** The columns and filters that the list will have, by their titles. */
export const ListSummary = observer(function ListSummary({ form, plan, metas }: ListSummaryProps) {
  const { locale } = useRoot();
  const text = useText(generateLocale);
  const { columns, filters = [] } = listFrom(form, choicesOf(plan, undefined), metas);
  const titles = (codes: readonly { readonly field: string }[]): string =>
    listed(
      codes.map(({ field }) => {
        const own = form.fields.find(({ name }) => name === field)?.title;
        return locale.localise(own ?? serverFieldTitles[field] ?? field);
      }),
      locale.locale,
    );
  return (
    <p className="at-settings-default">
      {text('columns', { columns: titles(columns.filter(({ hidden }) => hidden !== true)) })}
      {filters.length > 0 && (
        <>
          <br />
          {text('filters', { filters: titles(filters) })}
        </>
      )}
    </p>
  );
});
