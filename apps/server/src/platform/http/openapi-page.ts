import { brand } from '@timesync/contract';

interface Operation {
  summary?: string;
  security?: unknown[];
  requestBody?: unknown;
  parameters?: unknown;
  responses?: unknown;
}

/** A readable list of every call, without scripts: it is a document, not an application. */
export function renderApiPage(description: { paths?: Record<string, unknown> }): string {
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
<body style="font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem">
<h1>${brand.name} API</h1>
<p>The same as a file for programs: <a href="/openapi.json">/openapi.json</a> (OpenAPI 3.1).</p>
${sections.join('\n')}
</body>
</html>`;
}

function section(method: string, path: string, operation: Operation): string {
  const { summary = '', parameters, requestBody, responses } = operation;
  const details = JSON.stringify({ parameters, requestBody, responses }, null, 2);
  return `<details>
<summary><strong>${method.toUpperCase()}</strong> <code>${escapeHtml(path)}</code> ${escapeHtml(summary)}</summary>
<pre style="overflow:auto;background:#f4f4f4;padding:1rem">${escapeHtml(details)}</pre>
</details>`;
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
