// Finds what a source file imports, types included (`import type`, `import('…')` in a type).
// Works on formatted code: Biome puts every import statement at the start of a line. Where it
// errs, it finds too much (an import inside a template string), never too little.
const STRING_OR_COMMENT =
  /(['"])(?:\\.|(?!\1)[^\\\n])*\1|`(?:\\.|[^\\`])*`|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
const STATEMENT = /^[ \t]*(?:import|export)\b(?:[^'"`;()]*?\bfrom)?\s*(['"])([^'"\n]+)\1/gm;
const CALL = /\bimport\s*\(\s*(['"`])([^'"`\n]+)\1/g;

/** Every import of a source text as { specifier, line, isLazy }. */
export function findImports(source) {
  const code = source.replace(STRING_OR_COMMENT, (found) => {
    if (found.startsWith('/')) return found.replace(/[^\n]/g, ' ');
    return found.startsWith('`') ? found : found.replace(/import(?=\s*\()/g, '______');
  });
  const imports = [
    ...[...code.matchAll(STATEMENT)].map((match) => locate(code, match, false)),
    ...[...code.matchAll(CALL)].map((match) => locate(code, match, true)),
  ];
  return imports.sort((a, b) => a.line - b.line);
}

function locate(code, match, isLazy) {
  const end = match.index + match[0].length;
  return { specifier: match[2], line: code.slice(0, end).split('\n').length, isLazy };
}
