/**
 * The template that the tests of one project copy: made by `buildTemplate`, passed on by vitest.
 */
export type TestTemplate =
  | { engine: 'pglite'; file: string; emptyFile: string }
  | { engine: 'postgres'; adminUrl: string; name: string };

export interface BuiltTemplate {
  template: TestTemplate;
  remove(): Promise<void>;
}
