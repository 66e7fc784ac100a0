import { observer } from 'mobx-react-lite';
import { useText } from '../../runtime/locale/useText.ts';
import { useAnchor } from '../../runtime/render/useAnchor.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { resourceKinds } from '../../schemas/kinds.ts';
import { BACK_OFFICE } from '../pages/backOfficePages.ts';
import { designAddress } from '../pages/designAddress.ts';
import { inspectorLocale } from './inspector.locale.ts';

/**
 * Leads to the designer of a document on the page. What comes with the product is changed by its releases alone.
 * @param where kind and id, as the inspector notes them: `form leave`
 */
export const DesignLink = observer(function DesignLink({ where }: { where: string }) {
  const { systems } = useRoot();
  const text = useText(inspectorLocale);
  const anchorOf = useAnchor();
  const [named, id] = where.split(' ');
  const kind = resourceKinds.find((each) => each === named);
  if (kind === undefined || id === undefined || systems.current?.id === BACK_OFFICE) return null;
  const anchor = anchorOf(designAddress(kind, id), false);
  return (
    <a {...anchor} aria-label={text('designOf', { where })}>
      {text('design')}
    </a>
  );
});
