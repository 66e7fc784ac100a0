import type { MessageAction, Question, Ui } from '../../src/runtime/stores/Ui.ts';

/** A screen that remembers what it was asked; `agrees` is the answer to every question. */
export interface TestUi extends Ui {
  messages: { level: string; text: string; action?: MessageAction }[];
  questions: Question[];
  paths: string[];
  urls: string[];
  copied: string[];
  parameters: [string, string | undefined][];
  /** How often the browser's print was opened. */
  prints: number;
  agrees: boolean;
  /** Whether the browser lets texts be copied. */
  copies: boolean;
}

export function createTestUi(): TestUi {
  const ui: TestUi = {
    messages: [],
    questions: [],
    paths: [],
    urls: [],
    copied: [],
    parameters: [],
    prints: 0,
    agrees: true,
    copies: true,
    message: (level, text, action) => {
      const said = { level, text, ...(action ? { action } : {}) };
      ui.messages.push(said);
      return () => void (ui.messages = ui.messages.filter((one) => one !== said));
    },
    confirm: (question) => {
      ui.questions.push(question);
      return Promise.resolve(ui.agrees);
    },
    navigate: (path) => void ui.paths.push(path),
    replaceParameter: (name, value) => void ui.parameters.push([name, value]),
    open: (url) => void ui.urls.push(url),
    copy: (text) => {
      ui.copied.push(text);
      return Promise.resolve(ui.copies);
    },
    print: () => void (ui.prints += 1),
    download: (url) => void ui.urls.push(url),
  };
  return ui;
}
