/**
 * Copies to the clipboard. `near` is the pressed button: the clipboard's own API is missing on plain
 * http, and the old way needs a field beside it, because an open dialog pulls the focus back from
 * anywhere else.
 */
export async function copyText(text: string, near: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyThroughField(text, near);
  }
}

function copyThroughField(text: string, near: HTMLElement): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'sr-only';
  near.after(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  near.focus();
  return isCopied;
}
