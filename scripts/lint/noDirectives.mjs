// Comments that switch lint rules off. ESLint passes over them by itself (noInlineConfig), oxlint over those that name
// ESLint (respectEslintDisableDirectives); for those that name oxlint it has no such option, so they are refused here.

const DIRECTIVE = /^\s*(eslint|oxlint)(-(disable|enable)(-next)?(-line)?)?(\s|$)/;

/** @type {import('eslint').Rule.RuleModule} */
export const noDirectives = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { directive: 'A finding is mended, not silenced: no comment switches a rule off.' },
  },
  create: (context) => ({
    Program: () => {
      for (const { value, loc } of context.sourceCode.getAllComments())
        if (DIRECTIVE.test(value) && loc) context.report({ loc, messageId: 'directive' });
    },
  }),
};
