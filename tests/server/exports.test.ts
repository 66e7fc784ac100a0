import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RuleSet } from '../../src/schemas/condition.ts';
import type { ApiClient } from '../support/apiClient.ts';
import { insertPupils, seedPupils } from '../support/pupils.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';

let server: TestServer;
let admin: ApiClient;
let teacher: ApiClient;

const hostile = [
  '=HYPERLINK("http://x","y")',
  '+1',
  '-2',
  '@SUM(1)',
  '\t=1',
  '\r=1',
  '＝1',
  '＋1',
  '－1',
  '＠1',
  ' =1',
  '"quoted", and 逗号',
  'two\nlines',
  'control\u0001',
];

beforeAll(async () => {
  server = await startTestServer({
    seed: async (platform) => {
      await seedPupils(platform);
      const rows = hostile.map((name, index) => ({
        id: `h${index}`,
        values: { studentNo: `S${100 + index}`, name, gpa: -2, counsellorId: 'u-other' },
      }));
      const named = {
        studentNo: 'S001',
        name: '林同学',
        college: 'computing',
        gender: 'female',
        gpa: 3.5,
        graduated: true,
        leftOn: '2024-06-30',
        metAt: '2024-05-01T20:00:00.000Z',
        honours: ['scholar', 'leader', 'gone'],
        tutor: { value: 'u-teacher', label: '陈老师' },
        counsellorId: 'u-teacher',
        secret: 'top',
      };
      await insertPupils(platform, [...rows, { id: 'named', values: named }]);
    },
  });
  [admin, teacher] = await Promise.all([server.login('admin'), server.login('teacher')]);
});

afterAll(() => server.close());

interface Made {
  readonly fileId: string;
  readonly url: string;
}

async function exportRows(param: object, client = admin, locale = 'zh-CN'): Promise<Made> {
  const path = '/rest/http/pupil/exportRows.htm';
  const answer = await client.call('interface', path, param, { headers: { 'accept-language': locale } });
  expect(answer.text).toContain('"msgState":1');
  return answer.result as Made;
}

const download = (url: string, headers: Record<string, string> = {}) =>
  fetch(server.baseUrl + url, { headers });

const bytesOf = async (made: Made) => new Uint8Array(await (await download(made.url)).arrayBuffer());

/** Lines of a CSV file without its byte order mark. */
async function csv(param: object, client = admin, locale = 'zh-CN'): Promise<string[]> {
  const bytes = await bytesOf(await exportRows({ format: 'csv', ...param }, client, locale));
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  return new TextDecoder().decode(bytes.subarray(3)).split('\r\n');
}

async function sheet(param: object): Promise<{ xml: string; strings: string[] }> {
  const parts = unzipSync(await bytesOf(await exportRows({ format: 'xlsx', ...param })));
  const strings = strFromU8(parts['xl/sharedStrings.xml']!);
  return {
    xml: strFromU8(parts['xl/worksheets/sheet1.xml']!),
    strings: [...strings.matchAll(/<t(?: [^>]*)?>([^<]*)<\/t>/g)].map(([, text = '']) => text),
  };
}

const only = (studentNo: string): RuleSet => ({
  testRule: 'every',
  conditionList: [{ bindKey: 'studentNo', type: 'text', judgeType: 'equal', value: studentNo }],
});
const everyField = [
  ...['name', 'college', 'gender', 'gpa', 'graduated', 'leftOn', 'metAt', 'honours', 'tutor', 'createdAt'],
  'revision',
];

describe('an exported file', () => {
  test('has titles and labels in the language of the request', async () => {
    const param = { where: only('S001'), fields: everyField };
    expect(await csv(param)).toEqual([
      '"姓名","学院","性别","绩点","已毕业","离校日期","面谈时间","荣誉","导师","创建时间","版本"',
      '"林同学","计算机学院","女",3.5,"是","2024-06-30","2024-05-02 04:00","奖学金、优秀干部、gone","陈老师(u-teacher)","2024-09-01 08:00",1',
      '',
    ]);
    const english = await csv(param, admin, 'en-US');
    expect(english[0]).toContain('"Name","College","Gender","GPA","Graduated"');
    expect(english[1]).toContain('"Computing","Female",3.5,"Yes"');
  });

  test('holds what the role may read, in the order of the form, filtered and sorted', async () => {
    const lines = await csv({}, teacher);
    expect(lines).toHaveLength(3);
    expect(lines[0]).toBe(
      '"学号","姓名","学院","专业","性别","绩点","学费","已毕业","离校日期","入学日期","面谈时间","荣誉","导师","备注","等级","辅导员"',
    );
    expect(lines[1]).not.toContain('top');
    const sorted = await csv({ fields: ['studentNo'], sort: [{ field: 'studentNo', order: 'desc' }] });
    expect(sorted.slice(1, 3)).toEqual(['"S113"', '"S112"']);
  });

  test('as a workbook holds days as days, with their time where they have one', async () => {
    const { xml, strings } = await sheet({ where: only('S001'), fields: ['leftOn', 'metAt'] });
    // Days since 1899-12-30, as spreadsheets count them: 2024-06-30 and 2024-05-02 04:00.
    expect(xml).toMatch(/<v>45473<\/v>/);
    expect(xml).toMatch(/<v>45414\.1666\d*<\/v>/);
    expect(strings).toEqual(['离校日期', '面谈时间']);
  });

  test('as CSV carries no formula, and numbers as numbers', async () => {
    const lines = await csv({ fields: ['name', 'gpa'], sort: [{ field: 'studentNo', order: 'asc' }] });
    const text = lines.slice(2).join('\r\n');
    const cells = [...text.matchAll(/"((?:[^"]|"")*)",(-?\d+)/g)];
    expect(cells.map(([, , gpa]) => gpa)).toEqual(hostile.map(() => '-2'));
    expect(cells.map(([, name]) => name)).toEqual(
      hostile.map((name, index) => (index < 11 ? `'${name}` : name).replaceAll('"', '""')),
    );
  });

  test('as XLSX holds texts as string cells, and no formula at all', async () => {
    const { xml, strings } = await sheet({
      fields: ['name', 'gpa'],
      sort: [{ field: 'studentNo', order: 'asc' }],
    });
    expect(xml).not.toMatch(/<f[ >]/);
    expect(strings.slice(0, 2)).toEqual(['姓名', '绩点']);
    expect(strings).toContain('=HYPERLINK("http://x","y")');
    // What XML cannot hold is written as workbooks do, so that an import finds it again.
    expect(strings).toContain('control_x0001_');
    const cells = [...xml.matchAll(/<c r="A(\d+)"[^>]*>/g)].map(([cell]) => cell);
    expect(cells).toHaveLength(hostile.length + 2);
    expect(cells.every((cell) => cell.includes('t="s"'))).toBe(true);
    expect(xml).toMatch(/<c r="B3"[^>]*><v>-2<\/v>/);
  });

  test('is noted in the audit, with what was taken', async () => {
    const { fileId } = await exportRows({ format: 'csv', fields: ['name'], where: only('S001') });
    const row = await server.db
      .selectFrom('atrium.audit')
      .select(['actor', 'resource', 'result', 'after'])
      .where('action', '=', 'form.exportRows')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(row).toEqual({
      actor: 'u-admin',
      resource: 'form/pupil',
      result: 'accepted',
      after: { fileId, rows: 1, fields: ['name'], where: only('S001') },
    });
  });

  test('waits for its turn while two others are made', async () => {
    const { exports } = server.platform.limits;
    const done: (() => void)[] = [];
    const other = () => exports.run(() => new Promise<void>((resolve) => done.push(resolve)));
    const [first, second] = [other(), other()];
    const answer = await admin.call('interface', '/rest/http/pupil/exportRows.htm', { format: 'csv' });
    expect(answer).toMatchObject({ http: 429, msgState: 6, code: 'EXPORTS_BUSY', retryAfter: 5 });
    done.forEach((end) => end());
    await first;
    await second;
    await exportRows({ format: 'csv' });
  });

  test('that cannot be made gives its turn back', async () => {
    await server.db.schema.withSchema('atrium').alterTable('stored_file').renameTo('stored_away').execute();
    const answers = await Promise.all(
      [1, 2].map(() => admin.call('interface', '/rest/http/pupil/exportRows.htm', { format: 'csv' })),
    );
    await server.db.schema.withSchema('atrium').alterTable('stored_away').renameTo('stored_file').execute();
    expect(answers.map(({ msgState }) => msgState)).toEqual([9, 9]);
    await exportRows({ format: 'csv' });
  });

  test('is made for known formats and fields only', async () => {
    const path = '/rest/http/pupil/exportRows.htm';
    for (const param of [{ format: 'xlsm' }, { format: 1 }, { fields: [] }, { fields: ['nothing'] }]) {
      expect(await admin.call('interface', path, param)).toMatchObject({ http: 400, msgState: 2 });
    }
  });
});

describe('a download', () => {
  test('is a file that nothing in runs', async () => {
    const response = await download((await exportRows({ format: 'csv' })).url);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="__ \d{4}-\d\d-\d\d \d{4}\.csv"; filename\*=UTF-8''%E5%AD%A6%E7%94%9F%20/,
    );
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('content-length')).toBe(String((await response.arrayBuffer()).byteLength));
  });

  test('comes in ranges', async () => {
    const { url } = await exportRows({ format: 'csv', fields: ['name'], where: only('S001') });
    const whole = await bytesOf({ fileId: '', url });
    const part = await download(url, { range: 'bytes=3-5' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 3-5/${whole.length}`);
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(whole.subarray(3, 6));
    const tail = await download(url, { range: 'bytes=-2' });
    expect(new Uint8Array(await tail.arrayBuffer())).toEqual(whole.subarray(-2));
    const beyond = await download(url, { range: `bytes=${whole.length}-` });
    expect(beyond.status).toBe(416);
  });

  test('needs its link, or the token of the one who made it', async () => {
    const { fileId, url } = await exportRows({ format: 'csv' });
    expect((await download(`/files/${fileId}`, { token: admin.token })).status).toBe(200);
    for (const [address, headers, status, msgState] of [
      [`/files/${fileId}`, {}, 401, 0],
      [`/files/${fileId}`, { token: 'cp_dead' }, 401, 0],
      [`/files/${fileId}`, { token: teacher.token }, 404, 4],
      [url.replace(/sign=(.)/, (_, first) => `sign=${first === 'A' ? 'B' : 'A'}`), {}, 403, 3],
      [url.replace(/expires=\d/, 'expires=9'), {}, 403, 3],
      [url.replace(/&sign=.*/, '&sign='), {}, 403, 3],
      [`${url}&expires=99999999999999`, {}, 403, 3],
      [url.replace(fileId, '00000000-0000-4000-8000-000000000000'), {}, 403, 3],
    ] as const) {
      const response = await download(address, { ...headers });
      expect([response.status, ((await response.json()) as { msgState: number }).msgState], address).toEqual([
        status,
        msgState,
      ]);
    }
    const rows = await server.db
      .selectFrom('atrium.audit')
      .select(['actor', 'resource', 'result'])
      .where('action', '=', 'file.get')
      .orderBy('id')
      .execute();
    // Whoever goes on trying writes one row a minute of each kind.
    expect(rows).toEqual([
      { actor: 'u-teacher', resource: `file/${fileId}`, result: 'NOT_FOUND' },
      { actor: 'anonymous', resource: `file/${fileId}`, result: 'FORBIDDEN' },
    ]);
  });

  test('is over when its time is', async () => {
    const { fileId, url } = await exportRows({ format: 'csv' });
    await server.db
      .updateTable('atrium.stored_file')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('id', '=', fileId)
      .execute();
    expect((await download(url)).status).toBe(404);
  });

  test('leads who follows a link in vain to the page that says why', async () => {
    const { fileId, url } = await exportRows({ format: 'csv' });
    const follow = async (address: string) => {
      const { status, headers } = await fetch(server.baseUrl + address, {
        headers: { accept: 'text/html,*/*;q=0.8' },
        redirect: 'manual',
      });
      return [status, headers.get('location')];
    };
    expect(await follow(url)).toEqual([200, null]);
    expect(await follow(`${url}0`)).toEqual([302, '/403?about=file']);
    expect(await follow(`/files/${fileId}`)).toEqual([302, '/403?about=file']);
    await server.db.deleteFrom('atrium.stored_file').where('id', '=', fileId).execute();
    for (const gone of [url, '/files/none']) expect(await follow(gone)).toEqual([302, '/404?about=file']);
  });

  test.each(['..%2fsecrets.json', '%2e%2e%2fsecrets.json', 'secrets.json', 'a%00', 'a'.repeat(300)])(
    'of %s finds nothing',
    async (id) => {
      const response = await download(`/files/${id}`, { token: admin.token });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
      expect(await response.text()).not.toContain('pepper');
    },
  );
});
