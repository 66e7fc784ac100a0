import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCasAnswer } from './answer.ts';

const answer = (
  inside: string,
  root = 'cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas"',
): string => `<${root}>${inside}</${root.split(' ')[0] ?? ''}>`;
const success = (inside: string): string =>
  answer(`<cas:authenticationSuccess>${inside}</cas:authenticationSuccess>`);

describe('the answer of a CAS server', () => {
  it.each([
    ['a user', success('\n  <cas:user>teacher</cas:user>\n'), { user: 'teacher' }],
    ['signs that are escaped', success('<cas:user>a&amp;b</cas:user>'), { user: 'a&b' }],
    ['a user in CDATA', success('<cas:user><![CDATA[lin]]></cas:user>'), { user: 'lin' }],
    [
      'attributes beside the user',
      success('<cas:user>lin</cas:user><cas:attributes><cas:mail>x@example.edu</cas:mail></cas:attributes>'),
      { user: 'lin' },
    ],
    [
      'another prefix of the same namespace',
      answer(
        '<authenticationSuccess><user>lin</user></authenticationSuccess>',
        'serviceResponse xmlns="http://www.yale.edu/tp/cas"',
      ),
      { user: 'lin' },
    ],
    [
      'a refusal',
      answer('<cas:authenticationFailure code="INVALID_TICKET">no</cas:authenticationFailure>'),
      { refused: 'INVALID_TICKET' },
    ],
  ])('says %s', (_what, xml, read) => {
    expect(readCasAnswer(xml)).toEqual(read);
  });

  it.each([
    ['nothing', ''],
    ['no XML', 'yes\nteacher\n'],
    ['another namespace', success('<cas:user>admin</cas:user>').replace('yale', 'evil')],
    ['a user that stands elsewhere', success('<cas:attributes><cas:user>admin</cas:user></cas:attributes>')],
    ['two users', success('<cas:user>lin</cas:user><cas:user>admin</cas:user>')],
    ['an empty user', success('<cas:user> </cas:user>')],
    ['a document type', `<!DOCTYPE a [<!ENTITY b "admin">]>${success('<cas:user>&b;</cas:user>')}`],
    ['an end that is missing', success('<cas:user>admin</cas:user>').slice(0, -10)],
    [
      'success and refusal at once',
      answer(
        '<cas:authenticationFailure code="x"/><cas:authenticationSuccess><cas:user>admin</cas:user></cas:authenticationSuccess>',
      ),
    ],
    ['a name without end', success(`<cas:user>${'a'.repeat(101)}</cas:user>`)],
  ])('is none with %s', (_what, xml) => {
    expect(readCasAnswer(xml)).toBeUndefined();
  });

  it('never throws, whatever arrives', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(200), (noise, at) => {
        const xml = success('<cas:user>lin</cas:user>');
        const read = readCasAnswer(xml.slice(0, at) + noise + xml.slice(at));
        expect(read === undefined || 'user' in read || 'refused' in read).toBe(true);
      }),
    );
  });
});
