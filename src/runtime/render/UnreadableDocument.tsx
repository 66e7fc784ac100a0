import { useEffect } from 'react';
import type { InputError } from '../../schemas/wire/answer.ts';
import type { ApiError } from '../data/ApiError.ts';
import { useText } from '../locale/useText.ts';
import { useRoot } from '../stores/RootContext.tsx';
import { unreadableLocale } from './unreadable.locale.ts';

/** What is wrong with a whole document has no place in it. */
const pointerOf = ({ path }: InputError): string =>
  path
    .split('.')
    .slice(1)
    .map((key) => `/${key}`)
    .join('');

/**
 * Stands in the place of a document that the server cannot read. Who designs is told why, here and in the inspector's
 * log; anybody else that it is so. Asking again answers the same.
 * @param where kind and id of the document
 */
export function UnreadableDocument({ error, where }: { error: ApiError; where: string }) {
  const { log, platform } = useRoot();
  const text = useText(unreadableLocale);
  const { errors = [] } = error.detail;
  useEffect(() => {
    const { code = '', errors: said = [{ path: '', code, message: error.message }] } = error.detail;
    for (const each of said) {
      const message = { zhCN: each.message, enUS: each.message };
      log.finding(where, { severity: 'error', code: each.code, message, path: pointerOf(each) });
    }
  }, [log, where, error]);
  const { Failure } = platform.chrome;
  if (errors.length === 0) return <Failure title={text('failed')} description={text('tellSomebody')} />;
  return (
    <Failure
      title={text('unreadable')}
      description={
        <ul aria-label={text('reasons')} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {errors.map((each, index) => (
            <li key={index}>
              {each.message} <code>{pointerOf(each)}</code>
            </li>
          ))}
        </ul>
      }
    />
  );
}
