import { useRoot } from '../../runtime/stores/RootContext.tsx';

/** What this deployment calls itself. Called inside an observer. */
export function useProductName(): string {
  const { session, project } = useRoot();
  return session.container?.options.title || project.name;
}
