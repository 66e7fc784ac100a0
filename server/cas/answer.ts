import { SaxesParser } from 'saxes';

/** What a CAS server says of a ticket. */
export type CasAnswer = { readonly user: string } | { readonly refused: string };

/** The namespace of answers (CAS Protocol 3.0, appendix A). */
const NAMESPACE = 'http://www.yale.edu/tp/cas';
const USER = 'serviceResponse/authenticationSuccess/user';
const FAILURE = 'serviceResponse/authenticationFailure';
/** Longer names are no account's. */
const LONGEST_USER = 100;

/**
 * Reads the answer of `serviceValidate` (CAS Protocol 3.0, section 2.5). An element counts where it has to stand, and
 * nowhere else: an attribute that a user can write must not pass for the user.
 * @returns undefined for what is no such answer
 */
export function readCasAnswer(xml: string): CasAnswer | undefined {
  const parser = new SaxesParser({ xmlns: true });
  const open: string[] = [];
  const found = { broken: false, users: 0, user: '', refused: undefined as string | undefined };
  const here = (): string => open.join('/');
  const add = (text: string): void => {
    if (here() === USER) found.user += text;
  };
  parser.on('opentag', ({ uri, local, attributes }) => {
    open.push(uri === NAMESPACE ? local : `{${uri}}${local}`);
    if (here() === USER) found.users += 1;
    if (here() === FAILURE) found.refused = attributes.code?.value ?? '';
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', add);
  parser.on('cdata', add);
  // Entities of its own would be the only way to make a small answer large.
  parser.on('doctype', () => (found.broken = true));
  parser.on('error', () => (found.broken = true));
  parser.write(xml).close();
  const { broken, users, refused } = found;
  if (broken || (users > 0 && refused !== undefined)) return undefined;
  if (refused !== undefined) return { refused };
  const user = found.user.trim();
  return users === 1 && user !== '' && user.length <= LONGEST_USER ? { user } : undefined;
}
