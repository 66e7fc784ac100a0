import type { Extension } from '@codemirror/state';

export type CodeLanguage =
  'plain' | 'json' | 'sql' | 'html' | 'javascript' | 'typescript' | 'python' | 'markdown';

/** The grammar of a language: fetched when an editor of that language is drawn. */
export async function grammarOf(language: CodeLanguage): Promise<Extension> {
  switch (language) {
    case 'json':
      return (await import('@codemirror/lang-json')).json();
    case 'sql':
      return (await import('@codemirror/lang-sql')).sql();
    case 'html':
      return (await import('@codemirror/lang-html')).html();
    case 'javascript':
      return (await import('@codemirror/lang-javascript')).javascript();
    case 'typescript':
      return (await import('@codemirror/lang-javascript')).javascript({ typescript: true });
    case 'python':
      return (await import('@codemirror/lang-python')).python();
    case 'markdown':
      return (await import('@codemirror/lang-markdown')).markdown();
    default:
      return [];
  }
}
