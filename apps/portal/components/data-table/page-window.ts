// The specification: page numbers are the current page and two on either side, five at most.
const REACH = 2;

export function pageWindow(currentPage: number, totalPages: number): number[] {
  // A page past the end is possible by URL; the window then shows the end.
  const center = Math.min(Math.max(currentPage, 1), Math.max(totalPages, 1));
  const first = Math.max(1, center - REACH);
  const last = Math.min(totalPages, center + REACH);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
