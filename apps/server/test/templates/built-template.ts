/** The template that the tests copy: made by `buildTemplate`, passed on by vitest. */
export interface TestTemplate {
  adminUrl: string;
  name: string;
}

export interface BuiltTemplate {
  template: TestTemplate;
  remove(): Promise<void>;
}
