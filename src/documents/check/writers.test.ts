import { describe, expect, test } from 'vitest';
import { plainMetas } from '../../../tests/support/plainMetas.ts';
import { form, title } from '../../../tests/support/slips.ts';
import { checkDocumentSet } from './documentSet.ts';

describe('fields that are not granted', () => {
  const files = { roles: ['student'], actions: ['list', 'add'], read: '*', write: ['a'] };
  const clerk = { roles: ['clerk'], actions: ['add'], read: '*', write: '*' };
  const handles = { roles: ['teacher'], actions: ['list', 'update'], read: '*', write: ['b'] };
  const told = (b: object, ...grants: readonly object[]) => {
    const field = (name: string) => ({ type: 'text-field', id: name, name, title });
    const document = { ...form(field('a'), { ...field('b'), ...b }), grants };
    return checkDocumentSet([{ name: 'form', document }], { metas: plainMetas })[0]!.findings;
  };

  test.each<[string, object, readonly object[], string[]]>([
    ['nobody may fill in', {}, [files], ['student: a b']],
    ['nobody may fill in, and they are required', { required: true }, [files], ['student: a b']],
    ['all may who handle', { required: true }, [files, handles], []],
    ['one who files may not', { required: true }, [files, clerk], ['student: a b']],
    ['one who files may not, and need not', {}, [files, clerk], []],
    ['nobody writes any', {}, [{ ...files, write: undefined }], []],
    ['the server computes', { value: '{{ form.a }}' }, [files], []],
    ['are shown alone', { readOnly: true }, [files], []],
  ])('%s', (_name, b, grants, expected) => {
    const found = told(b, ...grants).filter(({ code }) => code === 'NO_WRITER');
    expect(found.map(({ fix }) => fixed(fix?.value))).toEqual(expected);
  });

  /** Who files, and what they write, once it is mended. */
  const fixed = (value: unknown): string => {
    const [{ roles, write }] = value as [{ roles: string[]; write: string[] }];
    return `${roles.join(' ')}: ${write.join(' ')}`;
  };
});
