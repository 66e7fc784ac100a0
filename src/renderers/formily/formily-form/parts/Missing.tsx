import { formilyFinding } from '../../../../documents/formily/findings.ts';
import { useRoot } from '../../../../runtime/stores/RootContext.tsx';

/** In the place of a component that there is not. */
export function Missing({ name }: { name?: unknown }) {
  const { Placeholder } = useRoot().platform.chrome;
  const said = typeof name === 'string' ? name : '';
  return <Placeholder finding={formilyFinding('FORMILY_COMPONENT', undefined, { name: said })} />;
}
