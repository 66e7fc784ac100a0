import { useRoot } from '../../../runtime/stores/RootContext.tsx';

/** A role of the installation. */
export interface Role {
  readonly id: string;
  readonly name: string;
  /** Nobody has made it yet: documents name its code. */
  readonly isUnknown?: true;
}

/** The roles of the installation, in their order; those that grants name and nobody knows follow. Called in an observer. */
export function useRoles(named: readonly string[] = []): {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly roles: readonly Role[];
} {
  const { dictionaries, locale } = useRoot();
  const { status, options } = dictionaries.options('role');
  const known = options.map(({ value, label }) => ({ id: String(value), name: locale.localise(label) }));
  const ids = new Set(known.map(({ id }) => id));
  const others = [...new Set(named)]
    .filter((id) => !ids.has(id))
    .map((id) => ({ id, name: id, isUnknown: true as const }));
  return { status, roles: [...known, ...others] };
}

/** What roles are called, by code; the code, while nobody knows. To be called as an observer draws, where a role is named. */
export function useRoleName(): (code: string) => string {
  const { dictionaries, locale } = useRoot();
  return (code) => {
    const label = dictionaries.options('role').find(code)?.label;
    return label === undefined ? code : locale.localise(label);
  };
}
