import { API_KEY_PREFIX, apiScopeNames, apiScopes, brand, screens } from '@timesync/contract';

interface Operation {
  summary?: string;
  security?: Array<Record<string, string[]>>;
  requestBody?: unknown;
  parameters?: unknown;
  responses?: unknown;
}

/** A readable list of every call, without scripts: it is a document, not an application. */
export function renderApiPage(
  description: { paths?: Record<string, unknown> },
  publicUrl: string,
): string {
  const sections = Object.entries(description.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Operation>).map(([method, operation]) =>
      section(method, path, operation),
    ),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${brand.name} API</title>
</head>
<body style="font:16px/1.5 sans-serif;overflow-wrap:anywhere;max-width:60rem;margin:2rem auto;padding:0 1rem">
<h1>${brand.name} API</h1>
<p>The same as a file for programs: <a href="/openapi.json">/openapi.json</a> (OpenAPI 3.1).</p>
${aboutKeys(publicUrl)}
<h2>Calls</h2>
${sections.join('\n')}
</body>
</html>`;
}

function aboutKeys(publicUrl: string): string {
  const key = `${API_KEY_PREFIX}…`;
  const scopes = apiScopes.map((scope) => `<li><code>${scope}</code> ${apiScopeNames[scope]}</li>`);
  return `<h2>Keys for programs</h2>
<p>A pemilik makes a key in the portal under <a href="${screens.apiKeys}">Kunci API</a>. It is shown once,
ends when it is revoked or when its maker's access ends, and may call the routes that name its scope:
300 calls in five minutes, then 429. Every other route answers 403.</p>
<ul>${scopes.join('')}</ul>
<pre style="overflow:auto;background:#f4f4f4;padding:1rem">curl -H 'Authorization: Bearer ${key}' \\
  '${escapeHtml(publicUrl)}/admin/transactions?status=paid&amp;limit=100'</pre>
<p>A mutation of a payment account, by a key with <code>mutations:write</code>; the same id is the same line:</p>
<pre style="overflow:auto;background:#f4f4f4;padding:1rem">curl -H 'Authorization: Bearer ${key}' -H 'Content-Type: application/json' \\
  -d '{"account_number":"7123456789","mutations":[{"id":"1","at":"2026-11-19","type":"credit","amount":150123}]}' \\
  '${escapeHtml(publicUrl)}/hooks/mutations/1'</pre>
<p>Without <code>licenses:read</code>, licence keys are masked in every answer.</p>`;
}

function section(method: string, path: string, operation: Operation): string {
  const { summary = '', security, parameters, requestBody, responses } = operation;
  const scope = security?.flatMap(({ apiKey = [] }) => apiKey).join(' ');
  const details = JSON.stringify({ parameters, requestBody, responses }, null, 2);
  return `<details>
<summary><strong>${method.toUpperCase()}</strong> <code>${escapeHtml(path)}</code> ${escapeHtml(summary)}${scope ? ` <code>${scope}</code>` : ''}</summary>
<pre style="overflow:auto;background:#f4f4f4;padding:1rem">${escapeHtml(details)}</pre>
</details>`;
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
