import { signInAsNewCustomer } from '../support/api-session.ts';
import { expect, test } from '../support/test.ts';

for (const address of ['/', '/login', '/dashboard', '/alamat-yang-tidak-ada']) {
  test(`the page at ${address} allows only scripts it names`, async ({ request }) => {
    const answer = await request.get(address, { headers: { accept: 'text/html' } });
    const policy = answer.headers()['content-security-policy'] ?? '';
    const scripts = policy.split('; ').find((rule) => rule.startsWith('script-src ')) ?? '';
    expect(scripts).toContain("'self'");
    expect(scripts).not.toMatch(/unsafe-|\*|https?:|data:/);
    expect(policy).toContain("frame-ancestors 'none'");
  });
}

test('a script smuggled into the page does not run', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/Content Security Policy/);
  await signInAsNewCustomer(page);
  await page.goto('/dashboard');
  const violated = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
        const script = document.createElement('script');
        script.textContent = 'document.title = "smuggled"';
        document.body.append(script);
      }),
  );
  expect(violated).toBe('script-src-elem');
  expect(await page.title()).not.toBe('smuggled');
});
