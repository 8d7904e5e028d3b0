import { createContext, useContext } from 'react';

/** Collects the scripts of a page, for the hashes of its Content-Security-Policy. */
export const InlineScripts = createContext<string[]>([]);

export function InlineScript({ code }: { code: string }) {
  useContext(InlineScripts).push(code);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code; nothing of a visitor is in it
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
