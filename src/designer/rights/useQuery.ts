import { useSearchParams } from 'react-router-dom';

/** What was chosen, kept in the address, so that it can be shared. */
export function useQuery(): {
  readonly get: (name: string) => string;
  readonly set: (changes: Readonly<Record<string, string | undefined>>) => void;
} {
  const [params, setParams] = useSearchParams();
  return {
    get: (name) => params.get(name) ?? '',
    set: (changes) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes)) {
            if (value === undefined || value === '') after.delete(name);
            else after.set(name, value);
          }
          return after;
        },
        { replace: true },
      ),
  };
}
