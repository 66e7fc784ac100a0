import { useText } from '../../runtime/locale/useText.ts';
import { useAnchor } from '../../runtime/render/useAnchor.ts';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { isProductId, resourceKinds } from '../../schemas/kinds.ts';
import { designAddress } from '../pages/designAddress.ts';
import { inspectorLocale } from './inspector.locale.ts';

/**
 * Leads to the designer of a document on the page. What comes with the product is changed by its releases alone.
 * @param where kind and id, as the inspector notes them: `form leave`
 */
export function DesignLink({ where }: { where: string }) {
  const text = useText(inspectorLocale);
  const { session } = useRoot();
  const anchorOf = useAnchor();
  const [named, id] = where.split(' ');
  const kind = resourceKinds.find((each) => each === named);
  // Whoever is looked as in a preview may not design; the page around it leads back.
  if (kind === undefined || id === undefined || isProductId(id) || session.isPreview) return null;
  const anchor = anchorOf(designAddress(kind, id), false);
  return (
    <a {...anchor} aria-label={text('designOf', { where })}>
      {text('design')}
    </a>
  );
}
