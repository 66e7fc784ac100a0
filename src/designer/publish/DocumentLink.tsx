import { Link } from 'react-router-dom';
import { useRoot } from '../../runtime/stores/RootContext.tsx';
import { type ResourceKind, resourceKinds } from '../../schemas/kinds.ts';
import { kindTitles } from '../../schemas/kindTitles.ts';

interface DocumentLinkProps {
  /** Of a document, or `interface`. */
  kind: string;
  /** Of an interface `module/interface`. */
  id: string;
  name: string;
}

const isResource = (kind: string): kind is ResourceKind => resourceKinds.some((each) => each === kind);

/** Leads to the designer of a document in a tab of its own: what is typed here stays. */
export function DocumentLink({ kind, id, name }: DocumentLinkProps) {
  const { locale } = useRoot();
  return (
    <>
      <Link to={isResource(kind) ? `/design/${kind}/${id}` : `/interface/${id}`} target="_blank">
        {name || id}
      </Link>
      {isResource(kind) && <small className="at-publish-quiet"> {locale.localise(kindTitles[kind])}</small>}
    </>
  );
}
